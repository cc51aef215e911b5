import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findEndpoints, findRoutes } from './find-endpoint.ts';
import { sourceTree } from './source-tree.ts';

it('finds an endpoint of the contract and the operation its route names', () => {
  const root = mkdtempSync(join(tmpdir(), 'where-'));
  const files = {
    'packages/contract/src/cashier/endpoints.ts': `export const cashierEndpoints = defineEndpoints({\n  createDepositOrder: { method: 'POST', path: '/api/deposit', errors: [] },\n});\n`,
    'apps/server/src/modules/cashier/routes.ts': `import { createDepositOrder } from './deposits/create-deposit-order.ts';\nexport const routes = defineRoutes({ createDepositOrder });\n`,
    'apps/server/src/modules/cashier/deposits/create-deposit-order.ts':
      'export async function createDepositOrder() {}\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const tree = sourceTree(root);
  expect(findEndpoints(tree)).toEqual([
    {
      name: 'createDepositOrder',
      path: 'packages/contract/src/cashier/endpoints.ts',
      line: 2,
      call: 'POST /api/deposit',
    },
  ]);
  expect(findRoutes(tree, 'createDepositOrder')).toEqual([
    { path: 'apps/server/src/modules/cashier/routes.ts', line: 2, operation: 'createDepositOrder' },
  ]);
  rmSync(root, { recursive: true });
});
