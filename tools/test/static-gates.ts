import { globSync } from 'node:fs';
import { projectRoot } from '../project.ts';
import { tidy } from '../tidy/tidy.ts';
import { verdict } from './gate.ts';
import type { Gate, GateResult } from './gate.ts';
import { runCommand } from './run-command.ts';

const typedProjects = ['.', 'apps/web', 'packages/ui', 'apps/console', 'tools'];

/**
 * For the compilers written in Go, on a machine with few cores: each further checker infers the shared types again, and a heap that
 * may double before it is gathered costs a third of the time.
 */
const oneChecker = ['--checkers', '1'];
const largerHeap = { env: { GOGC: '200' } };

const format: Gate = {
  name: 'format',
  static: true,
  run: async () => {
    const { code, output } = await runCommand('oxfmt/bin/oxfmt', ['--check']);
    return verdict(code === 0, countOf(output), 'files', `${output}\nRun: npm run format`);
  },
};

const lint: Gate = {
  name: 'lint',
  static: true,
  run: async () => {
    const { code, output } = await runCommand('oxlint/bin/oxlint', ['--type-aware', '--quiet'], largerHeap);
    return verdict(code === 0, countOf(output), 'files', output);
  },
};

const tidiness: Gate = {
  name: 'tidy',
  static: true,
  run: async () => {
    const { files, findings } = tidy(projectRoot);
    const print = ({ path, line, rule, message }: (typeof findings)[number]): string =>
      `${path}:${line} [${rule}] ${message}`;
    const errors = findings.filter(({ level }) => level === 'error');
    const wishes = findings.filter(({ level }) => level === 'warn');
    return {
      ...verdict(errors.length === 0, files, 'files', errors.map(print).join('\n')),
      notes: wishes.map(print),
    };
  },
};

function types(folder: string): Gate {
  return {
    name: `types ${folder}`,
    static: true,
    run: async () => {
      const { code, output } = await runCommand(
        'typescript/bin/tsc',
        ['-p', folder, '--listFiles', '--pretty', 'false', ...oneChecker],
        largerHeap,
      );
      const lines = output.split('\n');
      const own = lines.filter((line) => line.startsWith(projectRoot) && !line.includes('/node_modules/'));
      const faults = lines.filter((line) => line !== '' && !line.startsWith('/'));
      return verdict(code === 0, own.length, 'files', faults.join('\n'));
    },
  };
}

const deadCode: Gate = {
  name: 'dead code',
  static: true,
  run: async (): Promise<GateResult> => {
    const { code, output } = await runCommand('knip/bin/knip.js', [
      '--no-progress',
      '--config',
      'tools/knip.json',
    ]);
    const count = globSync('{packages,apps,bench,e2e,tools}/**/*.{ts,tsx,mjs}', {
      cwd: projectRoot,
      exclude: (path) => /node_modules|dist/.test(path),
    }).length;
    return verdict(code === 0, count, 'files', output);
  },
};

export const staticGates: readonly Gate[] = [format, lint, tidiness, ...typedProjects.map(types), deadCode];

/** The number in `… on 34 files`, which oxfmt and oxlint print. */
function countOf(output: string): number {
  return Number(/on (\d+) files?/.exec(output)?.[1] ?? 0);
}
