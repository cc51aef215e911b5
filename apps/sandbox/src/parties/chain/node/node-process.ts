import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const startLimitMs = 60_000;

/**
 * Runs the node and watches the pipe that we hold open: when it closes, because we stopped or were killed, the node is
 * ended. A process cannot do that for itself once it has been killed.
 */
const guardScript = `
exec 3<&0
"$0" "$@" </dev/null &
node=$!
(
  cat <&3 >/dev/null
  kill -TERM $node
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do kill -0 $node || exit 0; sleep 0.1; done
  kill -KILL $node
) 2>/dev/null &
guard=$!
exec 3<&-
wait $node
code=$?
kill $guard 2>/dev/null
exit $code`;

/** A running node; its own process group, so that a Ctrl-C in the terminal reaches us first. */
export class NodeProcess {
  readonly port: number;
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  readonly #guard: ChildProcess;

  private constructor(guard: ChildProcess, ended: Promise<void>, port: number) {
    this.#guard = guard;
    this.ended = ended;
    this.port = port;
  }

  /** Starts the node and waits until it listens. Throws an Error with the node's last output when it does not. */
  static async start(binary: string, args: readonly string[]): Promise<NodeProcess> {
    const guard = spawn('/bin/sh', ['-c', guardScript, binary, ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    guard.stdin.on('error', () => undefined);
    const ended = new Promise<void>((resolve) => guard.once('close', () => resolve()));
    const port = await listeningPort(guard, ended);
    guard.stdout.resume();
    return new NodeProcess(guard, ended, port);
  }

  /** Ends it in order, by closing the pipe that the guard watches. */
  async stop(): Promise<void> {
    this.#guard.stdin?.end();
    await this.ended;
  }

  /** Ends it as a power cut would: node and guard at once. */
  async kill(): Promise<void> {
    if (this.#guard.pid !== undefined && this.#guard.exitCode === null)
      process.kill(-this.#guard.pid, 'SIGKILL');
    await this.ended;
  }
}

function listeningPort(guard: ChildProcess, ended: Promise<void>): Promise<number> {
  const { stdout, stderr } = guard;
  if (!stdout || !stderr) throw new Error('the chain node has no output');
  const lastLines: string[] = [];
  stderr.on('data', (chunk: Buffer) => lastLines.push(chunk.toString('utf8')));
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      guard.stdin?.end();
      reject(new Error('the chain node did not start within a minute'));
    }, startLimitMs);
    const lines = createInterface({ input: stdout });
    lines.on('line', (line) => {
      const port = /^Listening on .*:(\d+)$/.exec(line.trim())?.[1];
      if (port === undefined) return;
      clearTimeout(limit);
      lines.close();
      resolve(Number(port));
    });
    void ended.then(() => {
      clearTimeout(limit);
      reject(
        new Error(`the chain node ended: ${lastLines.join('').trim().slice(-400) || 'no reason given'}`),
      );
    });
  });
}
