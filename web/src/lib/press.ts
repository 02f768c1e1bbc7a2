// Press what is drawn with Enter or the space bar, as they press buttons. Whether the key was one of them.
export function pressed(event: KeyboardEvent, act: () => void): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false
  event.preventDefault()
  event.stopPropagation()
  act()
  return true
}
