import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { chainOf } from './chain.ts';
import { findEndpoints, findRoutes } from './find-endpoint.ts';
import { nearTo } from './near.ts';
import { sourceTree } from './source-tree.ts';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

const contract = 'packages/contract/src/deposits/endpoints.ts';
const routes = 'apps/server/src/modules/cashier/routes.ts';
const operation = 'apps/server/src/modules/cashier/deposits/create-deposit-order.ts';
const server: Readonly<Record<string, string>> = {
  [contract]: `export const depositEndpoints = defineEndpoints({\n  createDepositOrder: { method: 'POST', path: '/api/deposit', errors: [] },\n});\n`,
  [routes]: `import { createDepositOrder } from './deposits/create-deposit-order.ts';\nexport const routes = defineRoutes({ createDepositOrder });\n`,
  [operation]: `import { insertOrder } from './order-store.ts';\nimport { judge } from './judge.ts';\nexport async function createDepositOrder() { judge(); insertOrder(); }\n`,
  'apps/server/src/modules/cashier/deposits/order-store.ts':
    'export const insertOrder = () => sql`insert into cashier_deposit_orders`;\n',
  'apps/server/src/modules/cashier/deposits/judge.ts': `import { guides } from './guide-store.ts';\nexport const judge = () => guides();\n`,
  'apps/server/src/modules/cashier/deposits/guide-store.ts':
    'export const guides = () => sql`select from cashier_guides_read`;\n',
  'apps/server/migrations/0001_cashier.sql':
    'create table cashier_deposit_orders (id uuid);\ncreate table cashier_guides_read (id uuid);\n',
};

function checkout(files: Readonly<Record<string, string>>) {
  root = mkdtempSync(join(tmpdir(), 'where-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return sourceTree(root);
}

it('finds an endpoint of the contract and the operation its route names', () => {
  const tree = checkout(server);
  expect(findEndpoints(tree)).toEqual([
    { name: 'createDepositOrder', path: contract, line: 2, call: 'POST /api/deposit' },
  ]);
  expect(findRoutes(tree, 'createDepositOrder')).toEqual([
    { path: routes, line: 2, operation: 'createDepositOrder' },
  ]);
});

it('follows the hook through files without a screen to the first components, and names the nearest stores', () => {
  const pages = 'apps/web/src/features/cashier';
  const tree = checkout({
    ...server,
    [`${pages}/api/use-create-deposit-order.ts`]: `export const useCreate = () => api.createDepositOrder({});\n`,
    [`${pages}/deposit/use-deposit-draft.ts`]: `import { useCreate } from '../api/use-create-deposit-order.ts';\nexport const useDraft = useCreate;\n`,
    [`${pages}/deposit/deposit-form.tsx`]: `import { useDraft } from './use-deposit-draft.ts';\nexport const Form = useDraft;\n`,
    [`${pages}/deposit-page.tsx`]: `import { Form } from './deposit/deposit-form.tsx';\nexport const Page = Form;\n`,
    'apps/web/src/lib/operation-id.ts': '/** Kept per button, as of createDepositOrder. */\nexport {};\n',
  });
  const [endpoint] = findEndpoints(tree);
  const steps = endpoint ? chainOf(tree, endpoint) : [];
  const of = (word: string) => steps.find(({ title }) => title.endsWith(word));
  expect(of('operation')?.places).toEqual([operation]);
  expect(of('stores')).toMatchObject({
    places: ['apps/server/src/modules/cashier/deposits/order-store.ts'],
    further: 1,
  });
  expect(of('tables')).toMatchObject({ places: ['cashier_deposit_orders'], further: 1 });
  expect(of('hook')?.places).toEqual([`${pages}/api/use-create-deposit-order.ts`]);
  expect(of('screens')?.places).toEqual([`${pages}/deposit/deposit-form.tsx`]);
});

it('offers files of all the words and operations of one of them where no operation has the name', () => {
  const tree = checkout({ ...server, 'packages/betting/src/settlement/settle-open-bets.ts': 'export {};\n' });
  const endpoints = findEndpoints(tree);
  expect(nearTo(tree, endpoints, 'settleBet')).toEqual({
    files: ['packages/betting/src/settlement/settle-open-bets.ts'],
    endpoints: [],
  });
  expect(nearTo(tree, endpoints, 'depositOrder').endpoints.map(({ name }) => name)).toEqual([
    'createDepositOrder',
  ]);
  expect(nearTo(tree, endpoints, '订单')).toEqual({ files: [], endpoints: [] });
});
