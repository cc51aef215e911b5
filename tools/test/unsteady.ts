/** Of a hundred stories this many may need a second try; more is a fault of the product or of the stories. */
const allowedShare = 0.02;

/** The stories that Playwright's summary names as passed at the second try only. */
export function unsteadyStories(output: string): string[] {
  const [, list] = /^ +\d+ flaky\n((?: {4}\S.*\n)+)/m.exec(output) ?? [];
  return (list ?? '').split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

/** Whether so many unsteady ones among all are too many to call the run green. */
export function tooUnsteady(unsteady: number, all: number): boolean {
  return unsteady > Math.max(1, Math.floor(all * allowedShare));
}
