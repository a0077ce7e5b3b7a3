/** What the site itself keeps of the chat: whether it was open. The talk and its key are in the frame's own storage. */
type Kept = 'open' | 'begun';

function nameOf(business: string): string {
  return `holdfast.widget.${business}`;
}

/** A browser may refuse to store anything: then the next page begins with the button. */
export function remember(business: string, kept: Kept): void {
  try {
    localStorage.setItem(nameOf(business), kept);
  } catch {
    // Nothing is lost but this.
  }
}

export function isRemembered(business: string, kept: Kept): boolean {
  try {
    return localStorage.getItem(nameOf(business)) === kept;
  } catch {
    return false;
  }
}
