import { spawnSync } from 'node:child_process';

/** Whether pgbench itself is on PATH, and which. */
export function pgbenchVersion(): string | undefined {
  const { status, stdout } = spawnSync('pgbench', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Fills pgbench's tables, scale 10. */
export function fillPgbench(url: string): void {
  const { status, stderr } = spawnSync('pgbench', ['-i', '-q', '-s', '10', url], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`pgbench -i: ${stderr}`);
}

/** pgbench's own TPC-B with prepared statements. */
export function runPgbench(url: string, clients: number, seconds: number): { rate: number; meanMs: number } {
  const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), url];
  const { status, stdout, stderr } = spawnSync('pgbench', options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`pgbench: ${stderr}`);
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
  const mean = /latency average = ([\d.]+)/.exec(stdout)?.[1];
  return { rate: Number(rate), meanMs: Number(mean) };
}
