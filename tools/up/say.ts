/** A line of what is going on, Chinese first. */
export function say(chinese: string, english: string): void {
  print(`  ${chinese} · ${english}`);
}

/** Prints a line; a terminal that was closed meanwhile is no reason to fail. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A closed terminal makes writing fail; stopping in good order matters more than the lines. */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Seconds since `begun`, with one decimal, such as `1.4`. */
export function secondsSince(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1);
}
