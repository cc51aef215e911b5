import { PlainError } from '../processes/plain-error.ts';
import { runServerCommand } from '../up/running-copy.ts';

const commands = ['retry-jobs', 'lift-freeze'] as const;

/**
 * `node tools/boot.mjs tools/repair/repair.mjs retry-jobs <id> …`: gives dead jobs of the running copy their tries back;
 * `… lift-freeze <account> <by>`: lifts the freeze of an account that is sound again.
 */
export async function repair(): Promise<number> {
  const [wanted, ...rest] = process.argv.slice(2);
  const command = commands.find((one) => one === wanted);
  if (command === undefined)
    throw new PlainError('retry-jobs <id> … | lift-freeze <account> <by>  (docs/runbooks/README.md)');
  return runServerCommand(command, rest);
}
