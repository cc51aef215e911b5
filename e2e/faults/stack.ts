import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** What the gate has started and decided: environments of the programs, and the database as its owner. */
export interface StackSettings {
  readonly server: Readonly<Record<string, string>>;
  readonly sandbox: Readonly<Record<string, string>>;
  readonly database: string;
  readonly dataDir: string;
  /** Free ports, for scenarios that start more processes. */
  readonly ports: readonly number[];
}

export function readStackSettings(): StackSettings {
  const json = process.env['FAIRWAY_FAULTS'];
  if (json === undefined) throw new Error('run by the gate: npm test -- --only faults');
  return JSON.parse(json) as StackSettings;
}

/** A process of the server beside others: what its environment has otherwise, and the name of its log. */
export interface Node {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
}

/** One of our programs, that dies by SIGKILL as often as a scenario wants. */
export class Program {
  readonly #name: 'server' | 'sandbox';
  readonly #node: Node;
  readonly #settings: StackSettings;
  readonly #health: string;
  #child: ChildProcess | undefined;
  /** How often it was killed, for the end of the run. */
  kills = 0;

  constructor(
    name: 'server' | 'sandbox',
    settings: StackSettings,
    health: string,
    node: Node = { name, env: {} },
  ) {
    this.#name = name;
    this.#node = node;
    this.#settings = settings;
    this.#health = health;
  }

  /** Starts it and waits until it says that it is well. */
  async start(): Promise<void> {
    const log = openSync(join(this.#settings.dataDir, 'logs', `${this.#node.name}.log`), 'a');
    const child = spawn(process.execPath, [`apps/${this.#name}/src/main.ts`], {
      cwd: root,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
        NODE_ENV: 'development',
        ...this.#settings[this.#name],
        ...this.#node.env,
      },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#child = child;
    const deadline = performance.now() + 90_000;
    while (!(await this.#isWell())) {
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error(`${this.#node.name} did not start: see its log`);
      await new Promise((done) => setTimeout(done, 25));
    }
  }

  /** SIGKILL: nothing is flushed, nobody is notified. Resolves once the process is gone. */
  async kill(): Promise<void> {
    this.kills += 1;
    await this.#end('SIGKILL');
  }

  /** SIGSTOP for so many ms, then SIGCONT: the process knows nothing of it. */
  async freeze(milliseconds: number): Promise<void> {
    this.#child?.kill('SIGSTOP');
    await new Promise((done) => setTimeout(done, milliseconds));
    this.#child?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }

  async #isWell(): Promise<boolean> {
    try {
      const answer = await fetch(this.#health, { signal: AbortSignal.timeout(2000) });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }
}
