/** An address of the new site with the number of the move, by which it knows where its visitor comes from. */
export function moveAddress(address: string, stxx: number): string {
  const url = new URL(address);
  url.searchParams.set('stxx', String(stxx));
  return url.href;
}
