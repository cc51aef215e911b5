import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../processes/plain-error.ts';
import { isAlive, processBirth, waitForEnd } from '../processes/process-table.ts';

interface Running {
  readonly pid: number;
  readonly birth: string;
}

interface LockContent extends Running {
  readonly site: string;
  readonly programs: readonly Running[];
}

export interface RunLock {
  /** Notes a program that this run started, so that a later start can end it if this run is killed. */
  note(pid: number): void;
  release(): void;
}

/**
 * Makes this process the only launcher of a data folder. A folder in use is refused with a sentence; what a killed run
 * left alive is ended first, and `onLeftovers` is called.
 */
export async function takeRunLock(dataDir: string, site: string, onLeftovers: () => void): Promise<RunLock> {
  const file = join(dataDir, 'run.json');
  for (let attempt = 1; !create(file, site, []); attempt += 1) {
    const before = read(file);
    if (before !== undefined && stillRuns(before)) refuse(dataDir, before);
    if (attempt === 5) throw new PlainError(`无法写入 ${file}。\nCould not write ${file}.`);
    const left = (before?.programs ?? []).filter(stillRuns);
    if (left.length > 0) onLeftovers();
    for (const program of left) await end(program);
    rmSync(file, { force: true });
  }
  const programs: Running[] = [];
  return {
    note(pid) {
      programs.push({ pid, birth: processBirth(pid) });
      const staged = `${file}.${process.pid}`;
      writeFileSync(staged, content(site, programs));
      renameSync(staged, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** The launcher that uses a data folder at present; undefined when none does. */
export function runningCopy(dataDir: string): { readonly pid: number; readonly site: string } | undefined {
  const content = read(join(dataDir, 'run.json'));
  return content !== undefined && stillRuns(content) ? content : undefined;
}

function create(file: string, site: string, programs: readonly Running[]): boolean {
  try {
    writeFileSync(file, content(site, programs), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function content(site: string, programs: readonly Running[]): string {
  const lock: LockContent = { pid: process.pid, birth: processBirth(process.pid), site, programs };
  return JSON.stringify(lock);
}

function read(file: string): LockContent | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockContent;
  } catch {
    return undefined;
  }
}

function stillRuns({ pid, birth }: Running): boolean {
  return isAlive(pid) && processBirth(pid) === birth;
}

// Each program leads a process group of its own, so the group goes with it.
async function end({ pid }: Running): Promise<void> {
  signalGroup(pid, 'SIGTERM');
  if (!(await waitForEnd(pid, 10_000))) signalGroup(pid, 'SIGKILL');
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}

function refuse(dataDir: string, { pid, site }: LockContent): never {
  throw new PlainError(
    `Fairway 已在使用数据目录 ${dataDir}（进程 ${pid}，${site}）：请先停止它，或用 DATA_DIR 和 PORT 另起一份。\n` +
      `Fairway already runs on ${dataDir} (process ${pid}, ${site}): stop it first, or set DATA_DIR and PORT for a second copy.`,
  );
}
