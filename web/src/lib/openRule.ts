// The paragraph of a rule in the reference. Whoever shows the reference says how it is opened.

type Opener = (rule: string) => void
let opener: Opener | null = null

export function rulesOpenWith(open: Opener | null): void {
  opener = open
}

// Whether there is a reference to open it in.
export function openRule(rule: string): boolean {
  opener?.(rule)
  return opener !== null
}
