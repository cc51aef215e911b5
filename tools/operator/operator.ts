import { runServerCommand } from '../up/running-copy.ts';

/** `npm run operator -- <name> <role>`: opens an operator account of the running copy and prints its password once. */
export async function operator(): Promise<number> {
  return runServerCommand('operator', process.argv.slice(2));
}
