import type { DealerBet } from '@fairway/contract/dealer/schemas.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { parseMoney } from '@fairway/money';
import { useState } from 'react';
import { chipValues } from './chip-values.ts';
import type { TableBounds } from './draft-fault.ts';
import { doubled, emptyDraft, lay, repeated, totalsOf, undone, type Draft, type Laid } from './draft.ts';

/** The chips in hand and on the felt, before they are staked. */
export interface Bets {
  readonly bounds: TableBounds | undefined;
  readonly currency: WalletCurrency;
  readonly setCurrency: (currency: WalletCurrency) => void;
  readonly chips: readonly string[];
  readonly chip: string | undefined;
  readonly setChip: (chip: string) => void;
  readonly laid: Laid;
  /** Whether chips were taken back because betting closed before they were confirmed. */
  readonly dropped: boolean;
  readonly lay: (spot: string) => void;
  readonly undo: () => void;
  readonly double: () => void;
  /** Undefined while there is no bet to repeat. */
  readonly repeat: (() => void) | undefined;
  readonly clear: () => void;
}

export interface BetsOf {
  bounds: readonly TableBounds[];
  /** The deal that takes chips now; undefined while none does. */
  deal: number | undefined;
  /** The newest bet of the own at this table. */
  newest: DealerBet | undefined;
}

/** Chips are of one deal: those that are not confirmed in time are taken back. */
export function useBets({ bounds, deal, newest }: BetsOf): Bets {
  const [wanted, setWanted] = useState<WalletCurrency>('CNY');
  const [chosen, setChosen] = useState<Partial<Record<WalletCurrency, string>>>({});
  const [state, setState] = useState<{ deal: number | undefined; draft: Draft; dropped: boolean }>({
    deal,
    draft: emptyDraft,
    dropped: false,
  });
  if (state.deal !== deal)
    setState({
      deal,
      draft: emptyDraft,
      // Said until the next deal opens.
      dropped: deal === undefined && state.draft.length > 0,
    });
  const ofCurrency = bounds.find((one) => one.currency === wanted) ?? bounds[0];
  const currency = ofCurrency?.currency ?? wanted;
  const chips = ofCurrency ? chipValues(ofCurrency.currency, ofCurrency) : [];
  const chip = chosen[currency] ?? chips[1] ?? chips[0];
  const change = (draft: Draft) => setState({ deal, draft, dropped: false });
  const before = newest?.currency === currency ? laidOf(newest) : undefined;
  return {
    bounds: ofCurrency,
    currency,
    setCurrency: (next) => {
      setWanted(next);
      change(emptyDraft);
    },
    chips,
    chip,
    setChip: (next) => setChosen({ ...chosen, [currency]: next }),
    laid: totalsOf(state.draft),
    dropped: state.dropped,
    lay: (spot) => {
      if (chip !== undefined) change(lay(state.draft, spot, parseMoney(chip, currency).minor));
    },
    undo: () => change(undone(state.draft)),
    double: () => change(doubled(state.draft)),
    repeat: before && (() => change(repeated(state.draft, before))),
    clear: () => change(emptyDraft),
  };
}

/** A staked bet as chips, minor units by spot. */
export function laidOf({ spots, currency }: Pick<DealerBet, 'spots' | 'currency'>): Laid {
  return new Map(spots.map(({ spot, stake }) => [spot, parseMoney(stake, currency).minor]));
}
