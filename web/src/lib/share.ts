// Copy the address of a page of ours to the clipboard. Whether the browser let us.
export async function copyLink(path: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.href).href)
    return true
  } catch {
    return false
  }
}
