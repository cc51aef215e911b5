import type { Card } from '../../cards/card.ts';
import { packCardName } from '../../cards/salted-deck.ts';
import { FairGamesError } from '../../fair-games-error.ts';
import { readRecord, readWhole } from '../../games/read-input.ts';
import type { HandStart, TableAct, TableKind } from '../table-kind.ts';
import { bottomPlaces, cardsNamed, heldCards, placesOf, type DoudizhuHand } from './doudizhu-hand.ts';
import { readingOf } from './legal-plays.ts';
import { patternsOf } from './patterns.ts';
import { countRanks, playRank } from './play-ranks.ts';
import { settleDoudizhu } from './settle-doudizhu.ts';

const mostBid = 3;

function beginDoudizhu({ seats, button, unit }: HandStart): DoudizhuHand {
  const from = seats.findIndex(({ seat }) => seat === button) + 1;
  const order = [...seats.slice(from), ...seats.slice(0, from)];
  return {
    phase: 'bidding',
    unit,
    seats: order.map(({ seat, stack }) => ({ seat, stack, bid: null, played: [], plays: 0 })),
    next: 0,
    landlord: null,
    last: null,
    bombs: 0,
  };
}

/**
 * Bidding goes round once: `bid` with `points` 0, or more than those before, 3 at most, which ends it. The highest is landlord, takes the bottom three
 * and leads with `play` of `cards` by name; the others beat it or `pass`, until one holds no card. Where nobody bids the hand is over and nothing is paid.
 * Throws `actNotAllowed`, `badAct`.
 */
function actInDoudizhu(hand: DoudizhuHand, seat: number, act: TableAct, pack: readonly Card[]): DoudizhuHand {
  if (hand.phase === 'over' || hand.seats[hand.next]?.seat !== seat)
    throw new FairGamesError('actNotAllowed', 'not this seat’s turn');
  const names = ['bid', 'play', 'pass'];
  if (!names.includes(act.act)) throw new FairGamesError('badAct', `no act ${act.act}`);
  if ((hand.phase === 'bidding') !== (act.act === 'bid'))
    throw new FairGamesError('actNotAllowed', `no ${act.act} now`);
  if (act.act === 'bid') return bid(hand, act);
  if (act.act === 'pass') return pass(hand, act);
  const held = heldCards(hand, hand.next, pack);
  const { cards } = readRecord(act, ['act', 'cards'], 'badAct');
  return play(hand, cardsNamed(held, cards), held);
}

function bid(hand: DoudizhuHand, act: TableAct): DoudizhuHand {
  const { points: given } = readRecord(act, ['act', 'points'], 'badAct');
  const points = readWhole(given, 0, mostBid, 'badAct');
  const before = Math.max(0, ...hand.seats.map((seat) => seat.bid ?? 0));
  if (points > 0 && points <= before)
    throw new FairGamesError('actNotAllowed', 'a bid is higher than the last');
  const seats = hand.seats.map((seat, index) => (index === hand.next ? { ...seat, bid: points } : seat));
  const ends = points === mostBid || seats.every((seat) => seat.bid !== null);
  if (!ends) return { ...hand, seats, next: hand.next + 1 };
  const most = Math.max(points, before);
  if (most === 0) return { ...hand, seats, phase: 'over' };
  const landlord = seats.findIndex((seat) => seat.bid === most);
  return { ...hand, seats, phase: 'playing', landlord, next: landlord };
}

function pass(hand: DoudizhuHand, act: TableAct): DoudizhuHand {
  readRecord(act, ['act'], 'badAct');
  if (hand.last === null) throw new FairGamesError('actNotAllowed', 'who leads plays');
  const next = (hand.next + 1) % hand.seats.length;
  return { ...hand, next, last: hand.last.by === next ? null : hand.last };
}

function play(hand: DoudizhuHand, cards: readonly Card[], held: readonly Card[]): DoudizhuHand {
  const by = hand.next;
  const pattern = readingOf(hand.last?.pattern ?? null, patternsOf(countRanks(cards)));
  if (!pattern) throw new FairGamesError('actNotAllowed', 'no play, or one that beats nothing');
  const seats = hand.seats.map((seat, index) =>
    index === by
      ? { ...seat, played: [...seat.played, ...cards.map(packCardName)], plays: seat.plays + 1 }
      : seat,
  );
  return {
    ...hand,
    seats,
    phase: cards.length === held.length ? 'over' : 'playing',
    next: (by + 1) % hand.seats.length,
    last: { by, pattern },
    bombs: hand.bombs + Number(pattern.kind === 'bomb' || pattern.kind === 'rocket'),
  };
}

/** Of equal ranks the one that was dealt first. */
function lowestOf(held: readonly Card[]): Card {
  return held.reduce((low, card) => (playRank(card) < playRank(low) ? card : low));
}

/** Who lets the time run out bids nothing, passes, and leads with the lowest card. */
function absentAct(hand: DoudizhuHand, seat: number, pack: readonly Card[]): TableAct {
  if (hand.phase === 'bidding') return { act: 'bid', points: 0 };
  if (hand.last !== null) return { act: 'pass' };
  return { act: 'play', cards: [packCardName(lowestOf(heldCards(hand, indexOf(hand, seat), pack)))] };
}

const indexOf = ({ seats }: DoudizhuHand, seat: number) => seats.findIndex((one) => one.seat === seat);

/** 斗地主 for three. */
export const doudizhu: TableKind<DoudizhuHand> = {
  code: 'doudizhu',
  pack: 54,
  seats: { least: 3, most: 3 },
  begin: beginDoudizhu,
  act: actInDoudizhu,
  turn: ({ phase, seats, next }) => {
    const turn = phase === 'over' ? undefined : seats[next];
    return turn ? [turn.seat] : [];
  },
  absent: absentAct,
  ownPlaces: (hand, seat) => placesOf(hand, indexOf(hand, seat)),
  openPlaces: (hand, pack) => openPlaces(hand, pack),
  result: settleDoudizhu,
};

/** What was played, the bottom once it has a landlord, and every card at the end of a hand that was played. */
function openPlaces(hand: DoudizhuHand, pack: readonly Card[]): number[] {
  if (hand.phase === 'over' && hand.landlord !== null) return pack.map((_, place) => place);
  const played = hand.seats.flatMap((seat) => seat.played);
  const names = pack.map(packCardName);
  return [...new Set([...bottomPlaces(hand), ...played.map((name) => names.indexOf(name))])];
}
