/** So many bytes before and behind the place are shown. */
const around = 24;

/** Where two texts part, in bytes from the start, with what stands there in each; null for equal ones. */
export function firstDifference(
  ours: Buffer,
  theirs: Buffer,
): { at: number; ours: string; theirs: string } | null {
  if (ours.equals(theirs)) return null;
  const shorter = Math.min(ours.length, theirs.length);
  let at = 0;
  while (at < shorter && ours[at] === theirs[at]) at += 1;
  const excerpt = (text: Buffer) => text.subarray(Math.max(0, at - around), at + around).toString('utf8');
  return { at, ours: excerpt(ours), theirs: excerpt(theirs) };
}
