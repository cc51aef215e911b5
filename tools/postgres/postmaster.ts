import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../processes/plain-error.ts';
import { commandLine, isAlive, waitForEnd, workingFolder } from '../processes/process-table.ts';

/** What `postmaster.pid` says; undefined when the file is absent or unfinished. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

export function readPostmaster(folder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' };
}

/** True when the process is a PostgreSQL that works in this very folder, not a stranger with a reused id. */
function isPostmasterOf(folder: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  return workingFolder(pid) === realpathSync(folder) || commandLine(pid).includes(folder);
}

/**
 * Cleans up after a run that was killed. A database that outlived it is stopped, a pid file without a process is
 * removed. Answers what was done, or undefined when there was nothing to do.
 */
export async function clearLeftovers(folder: string): Promise<'stopped' | 'cleaned' | undefined> {
  const left = readPostmaster(folder);
  if (left === undefined) return undefined;
  if (isPostmasterOf(folder, left.pid)) {
    process.kill(left.pid, 'SIGINT');
    if (!(await waitForEnd(left.pid, 15_000))) {
      throw new PlainError(
        `上次运行遗留的数据库（进程 ${left.pid}）没有停止：请先结束该进程。\n` +
          `A database left by an earlier run (process ${left.pid}) does not stop: end that process first.`,
      );
    }
    return 'stopped';
  }
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return 'cleaned';
}
