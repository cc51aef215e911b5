import { PlainError } from './plain-error.ts';

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
