import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Platform } from '#platform/platform.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { coinUses, refuseUselessCoins, type CoinUse } from './coin-uses.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const production = (...uses: readonly CoinUse[]): Platform => ({
  ...test.app,
  config: { ...test.app.config, production: true },
  extensions: [coinUses.provide(...uses)],
});
const gifts = (open: boolean): CoinUse => ({ name: 'gifts', isOpen: async () => open });

it('sells no coins in production while nothing that takes them is open', async () => {
  await expect(refuseUselessCoins(test.app.db, production())).rejects.toMatchObject({
    error: 'coinsNotSold',
  });
  await expect(refuseUselessCoins(test.app.db, production(gifts(false)))).rejects.toMatchObject({
    error: 'coinsNotSold',
  });
  await expect(
    refuseUselessCoins(test.app.db, production(gifts(false), gifts(true))),
  ).resolves.toBeUndefined();
});
