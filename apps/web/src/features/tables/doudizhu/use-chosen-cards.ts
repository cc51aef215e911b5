import { useMemo } from 'react';
import { create } from 'zustand';
import type { DetailsOf } from '../api/shapes.ts';
import { inOrder } from './play-choice.ts';

interface LiftedCards {
  /** Of which hand they are; those of the hand before are none of this one. */
  hand: string | null;
  cards: readonly string[];
}

/** Cards that are lifted from the own hand: the hand lies on the table, and what plays it stands beside. */
const useLifted = create<LiftedCards>(() => ({ hand: null, cards: [] }));

/** The own hand in its order, without what was played, and which of its cards are lifted. */
export function useChosenCards({ hand, own }: Pick<DetailsOf<'doudizhu'>, 'hand' | 'own'>) {
  const lifted = useLifted();
  const played = hand?.seats.find(({ seat }) => seat === own?.seat)?.played;
  const held = useMemo(() => {
    const gone = played?.map(({ card }) => card) ?? [];
    return inOrder((own?.cards ?? []).map(({ card }) => card).filter((card) => !gone.includes(card)));
  }, [own?.cards, played]);
  const id = own?.hand ?? null;
  const chosen = held.filter((card) => lifted.hand === id && lifted.cards.includes(card));
  const choose = (cards: readonly string[]) => useLifted.setState({ hand: id, cards });
  const toggle = (card: string) =>
    choose(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  return { held, chosen, toggle, choose };
}
