/** The end of a long id distinguishes it; the whole one is in the address after a click. */
export function shortId(id: string): string {
  return id.length > 24 ? `…${id.slice(-8)}` : id;
}
