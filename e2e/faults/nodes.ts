import { Program } from './stack.ts';
import type { World } from './world.ts';

/** How long a process may be silent before others own its shards. */
export const leaseSeconds = 2;

/** Two processes that answer calls, two that work, one that takes the live lines; the proxy stands at the site's address. */
export interface Nodes {
  readonly apis: readonly [Program, Program];
  readonly apiPorts: readonly number[];
  readonly consolePorts: readonly number[];
  /** Where the live line is. */
  readonly line: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createNodes({ settings }: World): Nodes {
  const roles = ['api', 'api', 'worker', 'worker', 'broker'] as const;
  const portsOf = (index: number): [site: number, console: number] => {
    const [site = 0, desk = 0] = settings.ports.slice(index * 2);
    return [site, desk];
  };
  const line = `ws://127.0.0.1:${portsOf(4)[0]}/mqtt`;
  const programs = roles.map((role, index) => {
    const [port, desk] = portsOf(index);
    const env = {
      ROLE: role,
      PORT: String(port),
      CONSOLE_PORT: String(desk),
      SHARD_LEASE_SECONDS: String(leaseSeconds),
      MQTT_URL: line,
      ...(role === 'api' && { PREFERRED_SHARDS: index === 0 ? '01234567' : '89abcdef' }),
    };
    return new Program('server', settings, `http://127.0.0.1:${port}/readyz`, {
      name: `${role}-${index}`,
      env,
    });
  });
  const [first, second] = programs;
  if (!first || !second) throw new Error('no processes');
  return {
    apis: [first, second],
    apiPorts: [portsOf(0)[0], portsOf(1)[0]],
    consolePorts: [portsOf(0)[1], portsOf(1)[1]],
    line,
    start: async () => void (await Promise.all(programs.map((program) => program.start()))),
    stop: async () => void (await Promise.all(programs.map((program) => program.stop()))),
  };
}
