import { readFileSync, readlinkSync } from 'node:fs';

/** True while a process of this id exists and is not merely waiting to be reaped. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !/^State:\s+Z/m.test(readProc(pid, 'status'));
}

/**
 * What distinguishes this process from a later one of the same id: its start in clock ticks since boot. Empty where the
 * system has no /proc.
 */
export function processBirth(pid: number): string {
  const stat = readProc(pid, 'stat');
  // The second field is the program's name in brackets and may hold blanks; the start is field 22.
  return (
    stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .at(19) ?? ''
  );
}

/** The command line of a process, its arguments joined by blanks; empty when it cannot be read. */
export function commandLine(pid: number): string {
  return readProc(pid, 'cmdline').replaceAll('\0', ' ').trim();
}

/** The environment a process was started with; empty when it cannot be read. */
export function environmentOf(pid: number): Record<string, string> {
  const pairs = readProc(pid, 'environ').split('\0').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

/** The folder a process works in; empty when it cannot be read. */
export function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Waits until the process has ended; false when it still lives after `milliseconds`. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return true;
}
