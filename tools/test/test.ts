import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../project.ts';
import { PlainError } from '../processes/plain-error.ts';
import { faults } from './faults-gate.ts';
import type { Gate, GateResult } from './gate.ts';
import { writeReport } from './junit.ts';
import { launcher } from './launcher-gate.ts';
import { migrations } from './migrations-gate.ts';
import { production } from './production-gate.ts';
import { staticGates } from './static-gates.ts';
import { browser, unit } from './suites.ts';

interface Outcome {
  readonly gate: Gate;
  readonly result: GateResult;
  readonly seconds: number;
}

/** One after another, with how many gates of each pass side by side. */
const phases: readonly { readonly gates: readonly Gate[]; readonly atATime: number }[] = [
  // What only reads runs beside another, one a core.
  { gates: staticGates, atATime: 2 },
  // Suites with workers and processes of their own keep the machine to themselves.
  { gates: [migrations, unit], atATime: 1 },
  // Both start copies of the product and wait for them, each with a data folder and ports of its own.
  { gates: [launcher, production], atATime: 2 },
  { gates: [faults], atATime: 1 },
  { gates: [browser], atATime: 1 },
];

/** `npm test`: every gate in order; `--static` only those that read, `--only <word>` those whose name contains it. */
export async function test(arguments_: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...arguments_],
    options: { static: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
  });
  const wanted = (gate: Gate): boolean => (gate.static || !values.static) && gate.name.includes(values.only);
  if (!phases.some(({ gates }) => gates.some(wanted)))
    throw new PlainError(`No gate is called "${values.only}".`);
  const begun = performance.now();
  const outcomes: Outcome[] = [];
  for (const { gates, atATime } of phases) outcomes.push(...(await passAll(gates.filter(wanted), atATime)));
  writeReport(
    join(projectRoot, 'reports', 'gates.xml'),
    outcomes.map(({ gate, result, seconds }) => ({
      name: gate.name,
      seconds,
      failure: result.failed > 0 ? result.output : undefined,
      skipped: result.skipped > 0 && result.passed === 0,
    })),
  );
  printTable(outcomes, (performance.now() - begun) / 1000);
  return outcomes.some(({ result }) => result.failed > 0) ? 1 : 0;
}

/** Passes gates in their order, so many at a time; their outcomes in the same order. */
async function passAll(gates: readonly Gate[], atATime: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = gates.entries();
  const lane = async (): Promise<void> => {
    for (const [place, gate] of left) outcomes[place] = await pass(gate);
  };
  await Promise.all(Array.from({ length: atATime }, lane));
  return outcomes;
}

async function pass(gate: Gate): Promise<Outcome> {
  if (!gate.static) process.stdout.write(`▸ ${gate.name} …\n`);
  const begun = performance.now();
  const result = await gate.run();
  const seconds = (performance.now() - begun) / 1000;
  const verdict = result.failed > 0 ? 'failed' : result.passed > 0 ? 'passed' : 'skipped';
  process.stdout.write(`▸ ${gate.name} ${verdict}, ${result.seen}, ${seconds.toFixed(1)} s\n`);
  for (const note of result.notes ?? []) process.stdout.write(`  ${note}\n`);
  if (result.failed > 0) process.stdout.write(`${result.output.trimEnd()}\n`);
  return { gate, result, seconds };
}

function printTable(outcomes: readonly Outcome[], seconds: number): void {
  const rows = outcomes.map(({ gate, result, seconds }) => {
    const mark = result.failed > 0 ? '✗' : result.passed > 0 ? '✓' : '–';
    return `${mark} ${gate.name.padEnd(20)} ${result.seen.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s`;
  });
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    outcomes.reduce((total, { result }) => total + result[key], 0);
  process.stdout.write(`\n${rows.join('\n')}\n${' '.repeat(37)}${seconds.toFixed(1).padStart(6)} s\n\n`);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`);
}
