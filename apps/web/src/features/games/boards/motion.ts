/** Whether the device asks for no motion: a board then shows its end at once. */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
