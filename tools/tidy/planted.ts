/** One violation of each rule, as files of a small tree; `at` is where it must be found. */
export interface Planted {
  readonly at: string;
  readonly files: Readonly<Record<string, string>>;
}

const lines = (count: number): string => 'export {};\n'.repeat(count);
const server = 'apps/server/src';
const cashier = `${server}/modules/cashier/deposits/create-deposit-order.ts`;
const migrations = 'apps/server/migrations';
const ledgerMigration = {
  [`${migrations}/0001_ledger_accounts.sql`]: 'create table ledger_accounts (id int);\n',
};

/** A violation whose only file is the one in which it must be found. */
const one = (at: string, text: string): Planted => ({ at, files: { [at]: text } });

/** By rule name. A rule without an entry fails the self-test. */
export const planted: Readonly<Record<string, Planted>> = {
  'file-length': one(`${server}/app.ts`, lines(401)),
  'file-length-wish': one(`${server}/app.ts`, lines(251)),
  'function-length': one(`${server}/app.ts`, `export function long() {\n${'  void 0;\n'.repeat(120)}}\n`),
  'folder-size': {
    at: `${server}/platform/http`,
    files: Object.fromEntries(
      Array.from({ length: 21 }, (_, index) => [`${server}/platform/http/part-${index}.ts`, lines(1)]),
    ),
  },
  'empty-names': one(`${server}/platform/date-utils.ts`, lines(1)),
  'empty-export-names': one(`${server}/platform/dates.ts`, 'export const dateHelpers = {};\n'),
  'no-promises': one(`${server}/app.ts`, `// ${'TO' + 'DO'}: later\nexport {};\n`),
  'silenced-with-reason': one(`${server}/app.ts`, `// ${'oxlint'}-disable-next-line no-eval\nexport {};\n`),
  'wall-clock': one(cashier, 'export const now = () => new Date();\n'),
  'float-money': one(
    'packages/betting/src/odds.ts',
    'export const show = (odds: number) => odds.toFixed(2);\n',
  ),
  'workspace-order': one('packages/money/src/money.ts', `import '@fairway/contract';\n`),
  'workspace-fence': one('apps/web/src/lib/money.ts', `import '../../../../packages/money/src/index.ts';\n`),
  'zod-in-schemas': one(
    'packages/contract/src/deposits/states.ts',
    `import { amount } from '../fields.ts';\n`,
  ),
  'named-codes': one(
    'packages/contract/src/deposits/schemas.ts',
    `export const status = z.literal([0, 1]);\n`,
  ),
  'home-made-words': one(cashier, 'export const wordsOf = (status) => status;\n'),
  'home-made-prose': {
    at: `${cashier.slice(0, -3)}.test.ts`,
    files: {
      [`${cashier.slice(0, -3)}.test.ts`]: `it.each([1])('is made ${'an' + 'ew'}', () => undefined);\n`,
    },
  },
  'constant-case': one(cashier, 'export const LARGEST_DEPOSIT = 5;\n'),
  'wire-names': one(cashier, 'export const idOf = (card) => card.pay_type_id;\n'),
  'no-test-code': one(`${server}/app.ts`, `import './testing/test-app.ts';\n`),
  'platform-below': one(`${server}/platform/http/server.ts`, `import '#modules/members';\n`),
  'module-ladder': one(cashier, `export type { Wheel } from '#modules/promotions';\n`),
  'module-front-door': one(cashier, `export const load = () => import('../../ledger/postings/post.ts');\n`),
  'server-subpaths': one(cashier, `import '../../../platform/clock.ts';\n`),
  'page-layers': one('apps/web/src/lib/api.ts', `import '../app/router.tsx';\n`),
  'features-apart': one(
    'apps/web/src/features/cashier/deposit-form.tsx',
    `import '../sportsbook/bet-slip.tsx';\n`,
  ),
  'no-barrels': one(`${server}/platform/http/index.ts`, `export * from './server.ts';\n`),
  'ledger-tables': {
    at: cashier,
    files: { ...ledgerMigration, [cashier]: 'export const text = `select 1 from ledger_accounts`;\n' },
  },
  'own-tables': {
    at: cashier,
    files: {
      [`${migrations}/0002_members_accounts.sql`]: 'create table members_accounts (id int);\n',
      [cashier]: `export const table = 'members_accounts';\n`,
    },
  },
  'sql-in-stores': one(cashier, 'export const orders = (db) => db.selectFrom(`cashier_orders`);\n'),
  'migration-names': one(`${migrations}/7_orders.sql`, 'select 1;\n'),
  'document-links': one('docs/readings/inbox.md', 'See [0018](../decisions/0018-gone.md).\n'),
  'document-paths': one('ARCHITECTURE.md', 'The order is written by `cashier/gone-store.ts`.\n'),
  'document-folders': one(
    'apps/server/src/modules/cashier/README.md',
    '| folder | holds |\n| --- | --- |\n| `gone/` | orders |\n',
  ),
  'code-names-documents': one(cashier, `// ${'docs'}/gone.md says why.\nexport {};\n`),
  'decision-form': one(
    'docs/decisions/0001-a-choice.md',
    '# 0001 A choice\n\nDate: 2026-02-30. Status: accepted.\n\n## Context\n\n## Choice\n\n## Consequences\n',
  ),
  'decision-index': {
    at: 'docs/decisions/README.md',
    files: {
      'docs/decisions/README.md': '# Decisions\n',
      'docs/decisions/0001-a-choice.md':
        '# 0001 A choice\n\nDate: 2026-11-24. Status: accepted.\n\n## Context\n\n## Choice\n\n## Consequences\n',
    },
  },
  'decision-references': one(cashier, `// See ${'decision'} 0999.\nexport {};\n`),
  'migration-tables': one(`${migrations}/0003_cashier_orders.sql`, 'create table venue_orders (id int);\n'),
};
