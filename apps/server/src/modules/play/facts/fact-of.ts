import { parseMoney } from '@fairway/money';
import type { NamedEvent } from '#platform/outbox/subscriber.ts';
import type { PlayFact } from './fact.ts';

/** The events that say what a member did. */
export const playEvents = [
  'deposit.settled',
  'deposit.reversed',
  'withdrawal.paid',
  'bet.settled',
  'bet.resettled',
  'game.settled',
  'game.resettled',
  'tickets.settled',
  'venue.resulted',
] as const;

export type PlayEvent = NamedEvent<(typeof playEvents)[number]>;

const nothing = {
  part: 0,
  venue: null,
  game: null,
  ref: null,
  amount: 0n,
  staked: 0n,
  returned: 0n,
  turnover: 0n,
  legs: null,
} as const;

type Tickets = Extract<PlayEvent, { name: 'tickets.settled' }>;

/** An event as facts; none for play on a gift, which counts for nothing. */
export function factsOfEvent(event: PlayEvent): readonly PlayFact[] {
  if (event.name === 'tickets.settled') return factsOfTickets(event);
  const fact = factOf(event);
  return fact ? [fact] : [];
}

function factsOfTickets({ id: eventId, payload }: Tickets): PlayFact[] {
  const { memberId, venue, category, game, currency, at, tickets } = payload;
  const minor = (text: string): bigint => parseMoney(text, currency).minor;
  const common = { ...nothing, eventId, memberId, kind: 'game', currency, category, venue, game } as const;
  return tickets.map(({ ref, stake, returned, turnover }, part) => {
    const play = { staked: minor(stake), returned: minor(returned), turnover: minor(turnover) };
    return { ...common, part, ref, ...play, at: new Date(at) };
  });
}

function factOf(event: Exclude<PlayEvent, Tickets>): PlayFact | undefined {
  const { memberId, currency } = event.payload;
  const minor = (text: string): bigint => parseMoney(text, currency).minor;
  const common = { ...nothing, eventId: event.id, memberId, currency };
  switch (event.name) {
    case 'deposit.settled':
    case 'withdrawal.paid': {
      const { billNo: ref, amount, at } = event.payload;
      const kind = event.name === 'deposit.settled' ? 'deposit' : 'withdrawal';
      return { ...common, kind, category: 'cashier', ref, amount: minor(amount), at: new Date(at) };
    }
    case 'deposit.reversed': {
      const { billNo: ref, amount, settledAt } = event.payload;
      const at = new Date(settledAt);
      return { ...common, kind: 'depositReversal', category: 'cashier', ref, amount: minor(amount), at };
    }
    case 'bet.settled': {
      const { betId: ref, venue, category, stake, returned, turnover, legs, free, at } = event.payload;
      const play = { staked: minor(stake), returned: minor(returned), turnover: minor(turnover) };
      return free
        ? undefined
        : { ...common, kind: 'bet', category, venue, ref, ...play, legs, at: new Date(at) };
    }
    case 'game.settled': {
      const { ref, venue, category, game, stake, returned, turnover, free, at } = event.payload;
      const play = { staked: minor(stake), returned: minor(returned), turnover: minor(turnover) };
      return free
        ? undefined
        : { ...common, kind: 'game', category, venue, game, ref, ...play, at: new Date(at) };
    }
    case 'bet.resettled': {
      const { betId: ref, venue, category, legs, free, settledAt } = event.payload;
      const at = new Date(settledAt);
      return free
        ? undefined
        : { ...common, kind: 'betCorrection', category, venue, ref, ...changeOf(event, minor), legs, at };
    }
    case 'game.resettled': {
      const { ref, venue, category, game, settledAt } = event.payload;
      const at = new Date(settledAt);
      return { ...common, kind: 'gameCorrection', category, venue, game, ref, ...changeOf(event, minor), at };
    }
    case 'venue.resulted':
      break;
  }
  // Such a venue says what a member has there and not what was staked: only what was won or lost is known, and no turnover.
  const { venue, category, before, after, at } = event.payload;
  const change = minor(after) - minor(before);
  const play = change < 0n ? { staked: -change } : { returned: change };
  return { ...common, kind: 'venueResult', category, venue, ...play, at: new Date(at) };
}

function changeOf(
  { payload }: Extract<PlayEvent, { name: 'bet.resettled' | 'game.resettled' }>,
  minor: (text: string) => bigint,
): Pick<PlayFact, 'returned' | 'turnover'> {
  const { before, after, turnoverBefore, turnoverAfter } = payload;
  return {
    returned: minor(after) - minor(before),
    turnover: minor(turnoverAfter) - minor(turnoverBefore),
  };
}
