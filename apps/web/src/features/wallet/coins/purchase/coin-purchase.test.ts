import { describe, expect, it } from 'vitest';
import { createCoinPurchase, type CoinPurchasePorts } from './coin-purchase.ts';

/** A purchase whose surroundings record their calls. */
function purchaseWith(answers: Partial<Pick<CoinPurchasePorts, 'checkPermission' | 'purchase'>> = {}) {
  const told: unknown[][] = [];
  const tell =
    (name: string) =>
    (...facts: unknown[]) =>
      void told.push([name, ...facts]);
  const ports: CoinPurchasePorts = {
    checkPermission: async () => tell('checkPermission')(),
    purchase: async (yuan) => {
      tell('purchase')(yuan);
      return { message: 'M' };
    },
    ...answers,
    showSuccess: tell('showSuccess'),
    showFailure: tell('showFailure'),
    count: tell('count'),
    reloadCoins: tell('reloadCoins'),
    onRefresh: tell('onRefresh'),
    onFinish: tell('onFinish'),
    onError: tell('onError'),
  };
  const store = createCoinPurchase(ports);
  return { store, told, step: () => store.getState().step };
}

describe('buying coins', () => {
  it('asks for the permission first, each time again, and only then opens the confirmation [COIN-013, COIN-017]', async () => {
    const { store, told, step } = purchaseWith();
    const asked = store.getState().buy(18n);
    expect([told, step()]).toEqual([[['checkPermission']], 'checking']);
    await asked;
    expect(step()).toBe('confirming');
    store.getState().back();
    await store.getState().buy(58n);
    expect(told).toEqual([['checkPermission'], ['checkPermission']]);
  });

  it('stops with COIN_PERMISSION where the member may not buy [COIN-016]', async () => {
    const fault = new Error('M');
    const { store, told, step } = purchaseWith({ checkPermission: () => Promise.reject(fault) });
    await store.getState().buy(18n);
    expect(step()).toBe('choosing');
    expect(told).toEqual([
      ['showFailure', 'COIN_PERMISSION', fault],
      ['onError', 'COIN_PERMISSION'],
    ]);
    await store.getState().pay();
    expect(told).toHaveLength(2);
  });

  it('pays once however often it is pressed [COIN-018, COIN-019]', async () => {
    const { store, told } = purchaseWith();
    await store.getState().buy(18n);
    const { pay } = store.getState();
    await Promise.all([pay(), pay(), pay()]);
    expect(told.filter(([name]) => name === 'purchase')).toEqual([['purchase', 18n]]);
  });

  it('announces, counts, reloads the coins, closes the tips and calls back, in this order [COIN-020, COIN-021, COIN-022, COIN-024, COIN-025]', async () => {
    const { store, told, step } = purchaseWith();
    await store.getState().buy(18n);
    await store.getState().pay();
    expect(step()).toBe('choosing');
    expect(told.slice(2)).toEqual([
      ['showSuccess', 'M'],
      ['count', 180n, 18n],
      ['reloadCoins'],
      ['onRefresh'],
      ['onFinish'],
    ]);
  });

  it('reports COIN_PURCHASE where nothing was bought, and allows the member to try again [COIN-026]', async () => {
    const fault = new Error('refused');
    const { store, told, step } = purchaseWith({ purchase: () => Promise.reject(fault) });
    await store.getState().buy(18n);
    await store.getState().pay();
    expect(step()).toBe('confirming');
    expect(told.slice(1)).toEqual([
      ['showFailure', 'COIN_PURCHASE', fault],
      ['onError', 'COIN_PURCHASE'],
    ]);
  });
});
