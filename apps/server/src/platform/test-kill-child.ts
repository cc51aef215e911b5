import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect } from 'vitest';
import { eventually } from './test-eventually.ts';

/** When a child is killed. */
interface Moment {
  /** Whether what it has written so far is enough; otherwise its first output is. */
  written?: (text: string) => boolean;
  /** How long it then goes on. */
  milliseconds: number;
}

/**
 * Runs a program in a process of its own, waits for its output and kills it some milliseconds later, in the middle of its work.
 * Fails where the program ends before it has written enough.
 */
export async function killChild(
  program: URL,
  args: readonly string[],
  { written = () => true, milliseconds }: Moment,
): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  // The pipe stays open: the child may write on until it is killed.
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    text += String(part);
    if (!written(text)) continue;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await kill(child);
    return;
  }
  throw new Error(`the child ended by itself after writing "${text}"`);
}

/** Kills a child while it waits to write to a table that this locks: everything before that write is done, nothing of it is. */
export async function killChildAtTable(
  program: URL,
  args: readonly string[],
  { migratorUrl, table }: { migratorUrl: string; table: string },
): Promise<void> {
  const barrier = new Client({ connectionString: migratorUrl });
  await barrier.connect();
  await barrier.query('begin');
  await barrier.query(`lock table ${table} in share row exclusive mode`);
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await eventually(async () => {
      const { rows } = await barrier.query(
        `select from pg_locks where relation = '${table}'::regclass and not granted`,
      );
      expect(rows.length).toBeGreaterThan(0);
    });
  } finally {
    await kill(child);
    await barrier.query('rollback');
    await barrier.end();
  }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
