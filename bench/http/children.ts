import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Listening, Turn, Turned } from './protocol.ts';

/** A server in a process of its own. */
export interface Server extends Listening {
  /** Microseconds of processor time it has used so far. */
  processorTime(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server of this benchmark and waits until it listens. */
export async function startServer(file: string, env: Record<string, string> = {}): Promise<Server> {
  const child = start(file, env);
  const listening = await answerOf<Listening>(child);
  return {
    ...listening,
    processorTime: () => ask<number>(child, 'processor time'),
    stop: () => stop(child),
  };
}

/** The process that makes the requests. */
export function startLoad(): { run(turn: Turn): Promise<Turned>; stop(): Promise<void> } {
  const child = start('load.process.ts', {});
  return { run: (turn) => ask<Turned>(child, turn), stop: () => stop(child) };
}

function start(file: string, env: Record<string, string>): ChildProcess {
  const flags = process.env['BENCH_NODE_FLAGS']?.split(' ') ?? [];
  return fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    execArgv: file.startsWith('product') ? flags : [],
  });
}

async function ask<Answer>(child: ChildProcess, question: Turn | string): Promise<Answer> {
  const answer = answerOf<Answer>(child);
  child.send(question);
  return answer;
}

function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void =>
      reject(new Error(`a process of the benchmark ended: ${code}`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both ends of the line are in this folder
      resolve(answer as Answer);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.disconnect();
  await ended;
}
