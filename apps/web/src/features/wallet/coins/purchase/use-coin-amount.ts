import { coinPurchase, readCoinAmount } from '@fairway/contract/coins/purchase.ts';
import { useState } from 'react';

export interface CoinAmount {
  readonly text: string;
  /** Whole yuan; undefined while the box is empty. */
  readonly yuan: bigint | undefined;
  /** More was typed than a purchase may be. */
  readonly overLimit: boolean;
  /** The quick amount that was pressed last, until something is typed. */
  readonly quick: bigint | undefined;
  readonly type: (text: string) => void;
  readonly pick: (yuan: bigint) => void;
}

/** The amount of a purchase: typed or picked (specification section 5); it opens with the least. */
export function useCoinAmount(): CoinAmount {
  const [quick, setQuick] = useState<bigint>();
  const [input, setInput] = useState(() => readCoinAmount(String(coinPurchase.defaultYuan)));
  return {
    ...input,
    quick,
    type(text) {
      setInput(readCoinAmount(text));
      setQuick(undefined);
    },
    pick(yuan) {
      setInput(readCoinAmount(String(yuan)));
      setQuick(yuan);
    },
  };
}
