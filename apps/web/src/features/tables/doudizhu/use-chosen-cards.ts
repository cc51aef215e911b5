import { useState } from 'react';

/** Cards that are lifted from the hand; one that is no longer held is none of them. */
export function useChosenCards(held: readonly string[]) {
  const [lifted, setLifted] = useState<readonly string[]>([]);
  const chosen = held.filter((card) => lifted.includes(card));
  const toggle = (card: string) =>
    setLifted(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  return { chosen, toggle, choose: setLifted };
}
