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

/**
 * Kills a child while it waits to write to a table that this locks: everything before that write is done, nothing of it is. The
 * database's session outlives its process and would go on once the lock is gone, so it is ended too.
 */
export async function killChildAtTable(
  program: URL,
  args: readonly string[],
  { urls, table }: { urls: { readonly app: string; readonly migrator: string }; table: string },
): Promise<void> {
  // The child's own role may end its sessions; the migrator may lock the table.
  const barrier = new Client({ connectionString: urls.migrator });
  const killer = new Client({ connectionString: urls.app });
  await Promise.all([barrier.connect(), killer.connect()]);
  await barrier.query('begin');
  await barrier.query(`lock table ${table} in share row exclusive mode`);
  // Copies of one template give a table the same number in each.
  const waiting = `from pg_locks where relation = '${table}'::regclass and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await eventually(async () => {
      const { rows } = await killer.query(`select ${waiting}`);
      expect(rows.length).toBeGreaterThan(0);
    });
  } finally {
    await kill(child);
    await killer.query(`select pg_terminate_backend(pid) ${waiting}`);
    await barrier.query('rollback');
    await Promise.all([barrier.end(), killer.end()]);
  }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
