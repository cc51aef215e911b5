import { describe, expect, it } from 'vitest';
import { createCoinPurchase, type CoinPurchasePorts } from './coin-purchase.ts';

/** A purchase whose surroundings record their calls. */
function purchaseWith(answers: Partial<Pick<CoinPurchasePorts, 'checkPermission' | 'purchase'>> = {}) {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    (...facts: unknown[]) =>
      void calls.push([name, ...facts]);
  const ports: CoinPurchasePorts = {
    checkPermission: async () => record('checkPermission')(),
    purchase: async (yuan) => {
      record('purchase')(yuan);
      return { message: 'M' };
    },
    ...answers,
    showSuccess: record('showSuccess'),
    showFailure: record('showFailure'),
    count: record('count'),
    reloadCoins: record('reloadCoins'),
    onRefresh: record('onRefresh'),
    onFinish: record('onFinish'),
    onError: record('onError'),
  };
  const store = createCoinPurchase(ports);
  return { store, calls, step: () => store.getState().step };
}

describe('buying coins', () => {
  it('asks for the permission first, each time again, and only then opens the confirmation [COIN-013, COIN-017]', async () => {
    const { store, calls, step } = purchaseWith();
    const asked = store.getState().buy(18n);
    expect([calls, step()]).toEqual([[['checkPermission']], 'checking']);
    await asked;
    expect(step()).toBe('confirming');
    store.getState().back();
    await store.getState().buy(58n);
    expect(calls).toEqual([['checkPermission'], ['checkPermission']]);
  });

  it('stops with COIN_PERMISSION where the member may not buy [COIN-016]', async () => {
    const fault = new Error('M');
    const { store, calls, step } = purchaseWith({ checkPermission: () => Promise.reject(fault) });
    await store.getState().buy(18n);
    expect(step()).toBe('choosing');
    expect(calls).toEqual([
      ['showFailure', 'COIN_PERMISSION', fault],
      ['onError', 'COIN_PERMISSION'],
    ]);
    await store.getState().pay();
    expect(calls).toHaveLength(2);
  });

  it('pays once however often it is pressed [COIN-018, COIN-019]', async () => {
    const { store, calls } = purchaseWith();
    await store.getState().buy(18n);
    const { pay } = store.getState();
    await Promise.all([pay(), pay(), pay()]);
    expect(calls.filter(([name]) => name === 'purchase')).toEqual([['purchase', 18n]]);
  });

  it('announces, counts, reloads the coins, closes the tips and calls back, in this order [COIN-020, COIN-021, COIN-022, COIN-024, COIN-025]', async () => {
    const { store, calls, step } = purchaseWith();
    await store.getState().buy(18n);
    await store.getState().pay();
    expect(step()).toBe('choosing');
    expect(calls.slice(2)).toEqual([
      ['showSuccess', 'M'],
      ['count', 180n, 18n],
      ['reloadCoins'],
      ['onRefresh'],
      ['onFinish'],
    ]);
  });

  it('reports COIN_PURCHASE where nothing was bought, and allows the member to try again [COIN-026]', async () => {
    const fault = new Error('refused');
    const { store, calls, step } = purchaseWith({ purchase: () => Promise.reject(fault) });
    await store.getState().buy(18n);
    await store.getState().pay();
    expect(step()).toBe('confirming');
    expect(calls.slice(1)).toEqual([
      ['showFailure', 'COIN_PURCHASE', fault],
      ['onError', 'COIN_PURCHASE'],
    ]);
  });
});
