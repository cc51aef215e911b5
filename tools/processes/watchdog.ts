import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What the watchdog does with a target once its owner is gone. */
export interface Guard {
  readonly signal: 'INT' | 'TERM';
  /** A process id, or a negative process group id. */
  readonly target: number;
  /** Seconds to wait before the target is killed by force. */
  readonly seconds: number;
}

let shell: ChildProcess | undefined;

function order(line: string): void {
  if (shell === undefined) {
    shell = spawn('/bin/sh', [fileURLToPath(new URL('watchdog.sh', import.meta.url))], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    shell.on('error', () => undefined);
    shell.stdin?.on('error', () => undefined);
    shell.unref();
    // The pipe must not keep a program alive whose work is done.
    (shell.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  }
  shell.stdin?.write(`${line}\n`);
}

/** Promises that `target` is stopped even if this process is killed by SIGKILL. */
export function guard({ signal, target, seconds }: Guard): void {
  order(`guard ${signal} ${target} ${seconds}`);
}

/** Tells the watchdog that `target` has ended, so that a reused id is never signalled. */
export function forget(target: number): void {
  if (shell !== undefined) order(`forget ${target}`);
}

/** Ends the watchdog once everything guarded has been stopped by its owner. */
export function dismissWatchdog(): void {
  if (shell === undefined) return;
  shell.stdin?.end('done\n');
  shell = undefined;
}
