/**
 * A failure whose message is the whole story: one sentence that says what to do. The tools print it without a stack
 * and leave with code 1.
 */
export class PlainError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PlainError';
  }
}

/** Runs a tool's main function; a PlainError is printed as its sentence, anything else with its stack. */
export async function runTool(main: () => Promise<number | void>): Promise<void> {
  try {
    const code = await main();
    process.exitCode = code ?? 0;
  } catch (error) {
    process.stderr.write(`${error instanceof PlainError ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
