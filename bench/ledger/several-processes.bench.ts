import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startBenchServer } from './bench-server.ts';
import type { Measured } from './closed-loop.ts';
import { ProductAccounts } from './contenders/product-accounts.ts';
import { median } from './report.ts';

/*
 * Claim: two processes that own shards post no less than one, and several times what a transaction a posting would where members come at random.
 *
 * `node bench/ledger/several-processes.bench.ts [--short]`: one durable PostgreSQL, contenders in turns, medians.
 */
const short = process.argv.includes('--short');
const rounds = short ? 1 : 5;
const seconds = short ? 1 : 3;

/** How one of the posting processes works; see `posting-process.ts`. */
const contenders = [
  { name: 'one process', processes: 1, mode: 'owners', members: 'own' },
  { name: 'two, members where their shard is', processes: 2, mode: 'owners', members: 'own' },
  { name: 'two, members at random', processes: 2, mode: 'owners', members: 'any' },
  { name: 'the same, others in a transaction', processes: 2, mode: 'transactions', members: 'any' },
  { name: 'the same, no owners', processes: 2, mode: 'memory', members: 'any' },
] as const;

const server = await startBenchServer();
const program = fileURLToPath(new URL('posting-process.ts', import.meta.url));
const started: ChildProcess[] = [];
try {
  const children = new Map<string, ChildProcess[]>();
  for (const [index, { name, processes, mode, members }] of contenders.entries()) {
    const accounts = `several-${index}`;
    await new ProductAccounts(accounts).fill(server.app);
    const own: ChildProcess[] = [];
    for (let number = 0; number < processes; number += 1) {
      const child = fork(program, [server.app, accounts, mode, members, String(number), String(processes)]);
      started.push(child);
      await messageFrom(child);
      own.push(child);
    }
    children.set(name, own);
  }
  for (const callers of [64, 256]) {
    const results = new Map<string, Measured[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (let turn = 0; turn < contenders.length; turn += 1) {
        const contender = contenders[(round + turn) % contenders.length];
        const own = children.get(contender?.name ?? '') ?? [];
        if (!contender) continue;
        const measured = await Promise.all(
          own.map((child) => {
            child.send({ callers: callers / own.length, seconds });
            return messageFrom(child);
          }),
        );
        results.set(contender.name, [...(results.get(contender.name) ?? []), together(measured)]);
      }
    }
    print(callers, results);
  }
} finally {
  for (const child of started) child.kill();
  await server.stop();
}

function messageFrom(child: ChildProcess): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a posting process ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as Measured);
    });
  });
}

/** Processes that ran side by side as one: rates add up, the slower one's times count. */
function together(all: readonly Measured[]): Measured {
  const sum = (what: 'rate' | 'refused') => all.reduce((total, one) => total + one[what], 0);
  const most = (what: 'p50' | 'p99') => Math.max(...all.map((one) => one[what]));
  const rate = sum('rate');
  const processor = all.reduce((total, one) => total + one.processor * one.rate, 0) / rate;
  return { rate, processor, refused: sum('refused'), p50: most('p50'), p99: most('p99') };
}

function print(callers: number, results: ReadonlyMap<string, readonly Measured[]>): void {
  console.log(
    `\n${`${callers} callers in all`.padEnd(40)}${'a second'.padStart(10)}${'µs here'.padStart(10)}${'p50 ms'.padStart(10)}${'p99 ms'.padStart(10)}`,
  );
  for (const [name, measured] of results) {
    const of = (what: keyof Measured) => median(measured.map((one) => one[what]));
    console.log(
      name.padEnd(40) +
        Math.round(of('rate')).toLocaleString('en').padStart(10) +
        of('processor').toFixed(0).padStart(10) +
        of('p50').toFixed(2).padStart(10) +
        of('p99').toFixed(1).padStart(10),
    );
  }
}
