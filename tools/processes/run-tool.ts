import { PlainError } from './plain-error.ts';

/** Runs a tool's main function; a PlainError and an unknown option are printed as a sentence, anything else with its stack. */
export async function runTool(main: () => Promise<number | void>): Promise<void> {
  try {
    const code = await main();
    process.exitCode = code ?? 0;
  } catch (error) {
    process.stderr.write(`${isPlain(error) ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  }
}

function isPlain(error: unknown): error is Error {
  const misspelt =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return misspelt || error instanceof PlainError;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
