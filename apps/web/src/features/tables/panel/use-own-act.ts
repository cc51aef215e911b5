import { useContext, useRef } from 'react';
import type { TableDetails } from '../api/shapes.ts';
import { useActAtTable, type AskedAct } from '../api/use-seat-acts.ts';
import { ActingElsewhere } from './acting.ts';

export type OwnAct = Omit<AskedAct, 'hand' | 'acts'>;

/**
 * Acts at the own turn of any game, one at a time. After an act the table keeps the focus, so that its keys go on working; `bar` is what the
 * acts are in.
 */
export function useOwnAct({ summary, hand }: Pick<TableDetails, 'summary' | 'hand'>) {
  const bar = useRef<HTMLDivElement>(null);
  const atTable = useActAtTable(summary.table);
  const acting = useContext(ActingElsewhere) ?? atTable;
  const act = (asked: OwnAct) => {
    if (acting.isPending || !hand) return;
    bar.current?.closest<HTMLElement>('[data-play]')?.focus({ preventScroll: true });
    acting.mutate({ hand: hand.number, acts: hand.acts, ...asked });
  };
  return { bar, act, isAsking: acting.isPending };
}
