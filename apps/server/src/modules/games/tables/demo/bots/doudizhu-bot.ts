import {
  cardsFor,
  countRanks,
  isPatternKind,
  legalPlays,
  packCardName,
  type LegalPlay,
  type TableAct,
} from '@fairway/fair-games';
import type { BotSeat } from './bot-act.ts';

const pack = Array.from({ length: 54 }, (_, card) => card);
/** From so many high cards on it bids 1, 2 and 3. */
const bidsFrom = [3, 5, 7] as const;
/** Who has so few cards left is worth a bomb. */
const nearTheEnd = 4;

/** Bids by its twos, jokers and fours; leads its longest low play, beats with the lowest that does, and leaves the own side its trick. */
export function doudizhuBot({ hand, seat, cards, options }: BotSeat<'doudizhu'>): TableAct {
  const own = hand.seats.find((one) => one.seat === seat);
  const played = own?.played.map(({ card }) => card) ?? [];
  const held = pack.filter(
    (card) => cards.includes(packCardName(card)) && !played.includes(packCardName(card)),
  );
  const counts = countRanks(held);
  if (options.act === 'bid') {
    const wanted = bidsFrom.filter((from) => highCards(counts) >= from).length;
    return { act: 'bid', points: options.points.includes(wanted) ? wanted : 0 };
  }
  const { toBeat, landlord } = hand;
  const kind = toBeat?.pattern.kind ?? '';
  const last = toBeat && isPatternKind(kind) ? { ...toBeat.pattern, kind } : null;
  const plays = legalPlays(counts, last);
  const whole = plays.find((play) => size(play) === held.length);
  const chosen = whole ?? (toBeat ? answer(plays) : lead(plays));
  return chosen ? { act: 'play', cards: cardsFor(held, chosen.counts).map(packCardName) } : { act: 'pass' };

  function answer(all: readonly LegalPlay[]): LegalPlay | undefined {
    const isOwnSide = toBeat?.seat !== landlord && seat !== landlord;
    if (isOwnSide) return undefined;
    const low = lowest(all.filter((play) => !isBomb(play)));
    const leader = hand.seats.find((one) => one.seat === toBeat?.seat);
    return low ?? ((leader?.left ?? 0) <= nearTheEnd ? lowest(all) : undefined);
  }
}

/** Of the plays without a bomb the longest, of equal ones the lowest; a hand of bombs alone leads one. */
function lead(plays: readonly LegalPlay[]): LegalPlay | undefined {
  const plain = plays.filter((play) => !isBomb(play));
  return (plain.length > 0 ? plain : plays).toSorted(
    (one, other) => size(other) - size(one) || one.pattern.high - other.pattern.high,
  )[0];
}

const lowest = (plays: readonly LegalPlay[]) =>
  plays.toSorted((one, other) => one.pattern.high - other.pattern.high || size(one) - size(other))[0];
const isBomb = ({ pattern: { kind } }: LegalPlay) => kind === 'bomb' || kind === 'rocket';
const size = ({ counts }: LegalPlay) => counts.reduce((sum, count) => sum + count, 0);

/** Twos, jokers twice, and fours three times. */
function highCards(counts: readonly number[]): number {
  const [two = 0, black = 0, red = 0] = counts.slice(12);
  return two + 2 * (black + red) + 3 * counts.filter((count) => count === 4).length;
}
