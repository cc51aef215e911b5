import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the whole product that stories run against. */
export interface Stack {
  readonly site: string;
  readonly port: number;
  readonly dataDir: string;
}

/** A copy that runs already: E2E_SITE. Then there is one worker, and nothing is started. */
export const runningSite = process.env['E2E_SITE'];

/** Whether only a story or two run, chosen by name. */
const few = process.argv.some((argument) => argument.endsWith('.spec.ts'));

/**
 * Workers side by side, each with a copy of its own: stories of two workers share no account, operator or match. One a core: a third
 * makes the others wait for longer than it saves (decision 0038).
 */
export const stackCount = runningSite === undefined ? Number(process.env['E2E_STACKS'] ?? (few ? 1 : 2)) : 1;

// The workers read this file again; what the first reading chose reaches them through the environment.
process.env['E2E_PORT'] ??= '18080';
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `fairway-e2e-${process.pid}`);

/** The copies by number; each has twenty ports. */
export function stack(index: number): Stack {
  const port = Number(process.env['E2E_PORT']) + 20 * index;
  const folder = process.env['E2E_DATA_DIR'] ?? '.data';
  return {
    site: runningSite ?? `http://127.0.0.1:${port}`,
    port,
    dataDir: index === 0 ? folder : `${folder}-${index}`,
  };
}

/** The copy of the worker that asks. */
export function ownStack(): Stack {
  return stack(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));
}
