import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project.ts';
import { skippedGate } from './gate.ts';
import type { Gate, GateResult } from './gate.ts';
import { readTally } from './junit.ts';
import { runCommand } from './run-command.ts';
import { tooUnsteady, unsteadyStories } from './unsteady.ts';

const reports = join(projectRoot, 'reports');

export const unit: Gate = {
  name: 'vitest',
  static: false,
  run: async () => {
    const report = freshReport('unit.xml');
    const { code, output } = await runCommand('vitest/vitest.mjs', [
      'run',
      '--reporter=default',
      '--silent=passed-only',
      '--reporter=junit',
      `--outputFile.junit=${report}`,
    ]);
    return suiteResult(report, code, output);
  },
};

export const browser: Gate = {
  name: 'playwright',
  static: false,
  run: async () => {
    const stories = globSync('e2e/**/*.spec.ts', {
      cwd: projectRoot,
      exclude: (path) => path.includes('node_modules'),
    });
    if (stories.length === 0) return skippedGate('e2e/ holds no story');
    const report = freshReport('e2e.xml');
    const { code, output } = await runCommand(
      '@playwright/test/cli.js',
      ['test', '--config', 'e2e/playwright.config.ts'],
      {
        env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
        live: process.env['CI'] !== undefined,
      },
    );
    return withUnsteady(suiteResult(report, code, output), output);
  },
};

/** Names the stories that passed at the second try only; too many of them are a failure. */
function withUnsteady(result: GateResult, output: string): GateResult {
  const unsteady = unsteadyStories(output);
  const tooMany = tooUnsteady(unsteady.length, result.passed + result.failed);
  return {
    ...result,
    failed: tooMany ? Math.max(1, result.failed) : result.failed,
    notes: unsteady.map((story) => `passed at the second try: ${story}`),
  };
}

/** Where a suite writes its JUnit report; what an earlier run left there is gone. */
export function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

/** What a suite's report and its end say. */
export function suiteResult(report: string, code: number, output: string): GateResult {
  const tally = readTally(report) ?? { passed: 0, failed: 0, skipped: 0 };
  const count = tally.passed + tally.failed + tally.skipped;
  // A suite that ends badly without a failed case (a crash, no case at all) is a failure of its own.
  const failed = tally.failed === 0 && (code !== 0 || count === 0) ? 1 : tally.failed;
  return { ...tally, failed, seen: `${count} tests`, output };
}
