const tabs = new Map<number, Window | null>();

/** Opens an empty window and answers its number; by the press itself, or browsers would block it. */
export function openTab(): number {
  const number = tabs.size + 1;
  tabs.set(number, window.open('', '_blank'));
  return number;
}

/** Sends that window to an address. */
export function leadTo(number: number, url: string): void {
  tabs.get(number)?.location.replace(url);
}
