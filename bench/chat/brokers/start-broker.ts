import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrokerPorts, MemoryReport } from './report.ts';

export type BrokerName = 'fairway' | 'aedes' | 'mosquitto';

export interface RunningBroker {
  name: BrokerName;
  ports: BrokerPorts;
  /** The load publishes over a WebSocket, as any client; to ours over plain TCP. */
  publishesOverWebSocket: boolean;
  /** The memory of the broker's process now; of one that is not ours only what is resident. */
  memory(): Promise<MemoryReport>;
  stop(): Promise<void>;
}

export function hasMosquitto(): boolean {
  return spawnSync('mosquitto', ['-h'], { stdio: 'ignore' }).error === undefined;
}

/** Starts a broker in a process of its own on free loopback ports. */
export function startBroker(name: BrokerName): Promise<RunningBroker> {
  return name === 'mosquitto' ? startMosquitto() : startNode(name);
}

async function startNode(name: 'fairway' | 'aedes'): Promise<RunningBroker> {
  const program = fileURLToPath(new URL(`${name}.broker.ts`, import.meta.url));
  const child = fork(program, { execArgv: ['--expose-gc'] });
  const ports = await answer<BrokerPorts>(child);
  return {
    name,
    ports,
    publishesOverWebSocket: name === 'aedes',
    memory() {
      const answered = answer<MemoryReport>(child);
      child.send('memory');
      return answered;
    },
    stop: () => stopped(child),
  };
}

async function answer<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message];
  return message;
}

async function startMosquitto(): Promise<RunningBroker> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  const port = await freePort();
  const lines = [
    `listener ${port} 127.0.0.1`,
    'protocol websockets',
    'allow_anonymous true',
    'max_queued_messages 0',
  ];
  writeFileSync(join(folder, 'mosquitto.conf'), lines.join('\n'));
  const child = spawn('mosquitto', ['-c', join(folder, 'mosquitto.conf')], { stdio: 'ignore' });
  await untilOpen(port);
  return {
    name: 'mosquitto',
    ports: { subscribers: port, publisher: port },
    publishesOverWebSocket: true,
    async memory() {
      const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
      return { residentBytes: Number(stdout) * 1024, liveBytes: Number.NaN };
    },
    async stop() {
      await stopped(child);
      rmSync(folder, { recursive: true });
    },
  };
}

async function stopped(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function untilOpen(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const open = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('mosquitto did not start');
}
