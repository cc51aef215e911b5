import { bullHand, bullKinds, cardNamed, type Card, type TableAct } from '@fairway/fair-games';
import type { BotSeat } from './bot-act.ts';

const pack = Array.from({ length: 52 }, (_, card) => card);

/** Bids and bets by what its four cards come to on average over every fifth that it does not see: much from a bull of six on, little below four. */
export function niuniuBot({ cards, options: { act, times } }: BotSeat<'niuniu'>): TableAct {
  const own = cards.map((name) => cardNamed(name) ?? 0);
  const mean = meanKind(own);
  const place = mean >= 6 ? times.length - 1 : mean >= 4 ? Math.floor(times.length / 2) : 0;
  return { act, times: times[place] ?? 0 };
}

/** The mean place of the kinds that the hand may become, from the weakest. */
function meanKind(own: readonly Card[]): number {
  const fifths = pack.filter((card) => !own.includes(card));
  const sum = fifths.reduce((all, card) => all + bullKinds.indexOf(bullHand([...own, card]).kind), 0);
  return sum / fifths.length;
}
