import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainError } from '../processes/plain-error.ts';
import { forget, guard } from '../processes/watchdog.ts';
import { projectRoot } from '../project.ts';

export interface ProgramOptions {
  readonly name: string;
  /** Entry file and arguments, from the project's folder. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** Called with each process started, the first and every later one. */
  readonly onStart: (pid: number) => void;
  /** Called when the program ended by itself and is being started again. */
  readonly onRestart: (reason: string) => void;
  /** Called when it ended so often that it is given up. */
  readonly onGiveUp: (error: PlainError) => void;
}

export interface Program {
  /** Resolves when `healthy` answers true or the start is called off; rejects when the program is given up before. */
  waitUntil(healthy: () => Promise<boolean>, stop: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

const graceSeconds = 30;

/**
 * Runs a program of ours and starts it again when it dies, at most five times a minute. It leads a process group of its
 * own: Ctrl-C reaches only the launcher, and whatever the program started ends with it.
 */
export function startProgram(options: ProgramOptions): Program {
  let child: ChildProcess;
  let stopping = false;
  let givenUp: PlainError | undefined;
  const ends: number[] = [];
  let healthySeen = false;

  const start = (): void => {
    child = launch(options);
    child.once('exit', (code, signal) => {
      sweep(child.pid);
      if (stopping) return;
      const reason = signal ?? `code ${code ?? '?'}`;
      ends.push(performance.now());
      const recent = ends.filter((at) => performance.now() - at < 60_000).length;
      // A program that has never been healthy has a fault of its own; starting it again only hides the message.
      if (healthySeen && recent <= 5) {
        options.onRestart(reason);
        setTimeout(start, Math.min(100 * 2 ** (recent - 1), 2000));
      } else {
        givenUp = failure(options, reason);
        options.onGiveUp(givenUp);
      }
    });
  };
  start();

  return {
    async waitUntil(healthy, stop) {
      const deadline = performance.now() + 120_000;
      while (!(await healthy().catch(() => false))) {
        if (stop.aborted) return;
        if (givenUp !== undefined) throw givenUp;
        if (performance.now() > deadline) throw failure(options, 'not ready after 120 s');
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      healthySeen = true;
    },
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), graceSeconds * 1000);
      await ended;
      clearTimeout(force);
    },
  };
}

/** Runs a program of ours once and waits; anything but code 0 is a PlainError with the end of its output. */
export async function runProgram(
  options: Pick<ProgramOptions, 'name' | 'command' | 'env' | 'logFile' | 'onStart'>,
  stop: AbortSignal,
): Promise<void> {
  const child = launch(options);
  stop.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.once('exit', (...end) => resolve(end));
    child.once('error', () => resolve([1, null]));
  });
  sweep(child.pid);
  if (code !== 0) throw failure(options, signal ?? `code ${code ?? '?'}`);
}

function launch(options: Pick<ProgramOptions, 'command' | 'env' | 'logFile' | 'onStart'>): ChildProcess {
  const log = openLog(options.logFile);
  const child = spawn(process.execPath, [...options.command], {
    cwd: projectRoot,
    env: { ...process.env, NODE_COMPILE_CACHE: join(projectRoot, '.cache/compiled'), ...options.env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  if (child.pid !== undefined) {
    guard({ signal: 'TERM', target: -child.pid, seconds: graceSeconds });
    options.onStart(child.pid);
  }
  return child;
}

function sweep(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing was left of the group.
  }
  forget(-pid);
}

function failure({ name, logFile }: { name: string; logFile: string }, reason: string): PlainError {
  const lastLines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-12).join('\n');
  return new PlainError(
    `${name} 未能运行（${reason}），日志：${logFile}\n${name} did not run (${reason}), log: ${logFile}\n${lastLines}`,
  );
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 50 * 1024 * 1024) truncateSync(file);
  return openSync(file, 'a');
}
