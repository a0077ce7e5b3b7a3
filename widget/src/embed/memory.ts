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

/** What a frame could not keep itself, for as long as this tab is open: nobody who comes after finds it. */
export function keptFor(business: string): { readonly [name: string]: string } {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(business)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as { readonly [name: string]: string }) : {};
  } catch {
    return {};
  }
}

export function keepFor(business: string, name: string, value: string): void {
  try {
    sessionStorage.setItem(nameOf(business), JSON.stringify({ ...keptFor(business), [name]: String(value) }));
  } catch {
    // The talk lives as long as the page, then.
  }
}
