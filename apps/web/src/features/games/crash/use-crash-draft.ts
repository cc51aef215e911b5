import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { useState } from 'react';

/** The bet that the next press would place. */
export interface CrashDraft {
  readonly stake: string;
  readonly currency: WalletCurrency;
  /** As it is typed; empty for none. */
  readonly target: string;
  readonly setStake: (stake: string) => void;
  readonly setCurrency: (currency: WalletCurrency) => void;
  readonly setTarget: (target: string) => void;
}

export function useCrashDraft(): CrashDraft {
  const [stakes, setStakes] = useState<Readonly<Record<WalletCurrency, string>>>({
    CNY: '10.00',
    USDT: '1.00',
  });
  const [currency, setCurrency] = useState<WalletCurrency>('CNY');
  const [target, setTarget] = useState('2.00');
  return {
    stake: stakes[currency],
    currency,
    target,
    setStake: (stake) => setStakes({ ...stakes, [currency]: stake }),
    setCurrency,
    setTarget,
  };
}
