let left = false;

/** The requests of a page that is being left fail, and its scripts still hear of it: nothing may follow from that. */
export const isPageLeft = (): boolean => left;

export function notePageLeft(): void {
  addEventListener('pagehide', () => void (left = true));
  addEventListener('pageshow', () => void (left = false));
}
