import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planted } from './planted.ts';
import { allRules } from './rules/all-rules.ts';
import { tidy } from './tidy.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tidy-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

describe('every rule sees a planted violation', () => {
  it.each(allRules.map(({ name }) => name))('%s', (name) => {
    const violation = planted[name];
    if (violation === undefined) throw new Error(`Plant a violation of ${name} in planted.ts.`);
    plant(violation.files);
    const { files, findings } = tidy(root);
    expect(files).toBeGreaterThan(0);
    expect(findings.filter((finding) => finding.rule === name).map(({ path }) => path)).toEqual([
      violation.at,
    ]);
  });
});

it('plants nothing for a rule that is gone', () => {
  const names = allRules.map(({ name }) => name);
  expect(Object.keys(planted).filter((name) => !names.includes(name))).toEqual([]);
});

it('finds nothing in a tree that keeps the rules', () => {
  plant({
    'packages/money/src/index.ts': `export * from './money.ts';\n`,
    'packages/money/src/money.ts': 'export const scale = 2;\n',
    'apps/server/src/platform/clock.ts': 'export const systemClock = { now: () => new Date() };\n',
    'apps/server/src/modules/ledger/index.ts': `export { post } from './post.ts';\n`,
    'apps/server/src/modules/ledger/post.ts': 'export const post = `insert into ledger_entries`;\n',
    'apps/server/src/modules/cashier/settle-deposit.ts': `import { post } from '#modules/ledger';\nimport '#platform/clock.ts';\nexport const settle = post;\n`,
    'apps/server/src/modules/cashier/settle-deposit.test.ts': `import '../../app.ts';\nexport const text = 'ledger_entries';\n`,
    'apps/server/migrations/0001_ledger_entries.sql': 'create table ledger_entries (id int);\n',
    'apps/web/src/features/cashier/deposit-form.tsx': `import '../members/api/use-profile.ts';\nimport '../../lib/api.ts';\n`,
    'apps/web/src/lib/api.ts': `import '@fairway/api-client';\n`,
  });
  expect(tidy(root).findings).toEqual([]);
});
