import { FairGamesError } from '../fair-games-error.ts';
import type { Card } from '../cards/card.ts';
import { readOneOf, readRecord, readWhole } from '../games/read-input.ts';
import type { Plain } from '../games/round.ts';
import type { HandResult, HandStart, TableAct, TableKind } from '../tables/table-kind.ts';
import type { Answer } from './answer.ts';
import { handReading, type EndedHand, type ReplayedKind, type TableGameCode } from './hand-reading.ts';

/** No hand has more: 3 of bids, and each of 54 cards may come alone, followed by two passes. */
const mostActs = 200;
const highestSeat = 9;

/**
 * A hand played again on its own pack: `{unit,button,seats:[{seat,stack}],acts:[{seat,act,..}]}`, amounts in whole minor units as text. Answers
 * what it settled to by seat, the rake, and what the cards were read as. Throws `malformed`, `badStake`, `badAct`, `actNotAllowed`, also
 * where the acts do not end the hand.
 */
export function replayHand(game: TableGameCode, given: unknown, pack: readonly Card[]): Answer {
  return handReading[game]((kind) => replayed(kind, given, pack));
}

function replayed<Hand>({ kind, read }: ReplayedKind<Hand>, given: unknown, pack: readonly Card[]): Answer {
  const { unit, button, seats, acts } = readRecord(given, ['unit', 'button', 'seats', 'acts'], 'malformed');
  const start = readStart(kind, { unit, button, seats });
  let hand = kind.begin(start);
  const after: EndedHand<Hand>['after'][number][] = [];
  for (const { seat, act } of readSeatActs(acts)) {
    if (!kind.turn(hand).includes(seat)) throw new FairGamesError('actNotAllowed', `not the turn of ${seat}`);
    hand = kind.act(hand, seat, act, pack);
    after.push({ seat, act: act.act, hand });
  }
  const result = kind.result(hand, pack);
  if (!result) throw new FairGamesError('actNotAllowed', 'the hand goes on');
  return { ...settled(result), ...read({ hand, pack, after }) };
}

function settled({ seats, rake }: HandResult): Answer {
  return {
    settled: seats.map(({ seat, paid, returned }) => ({
      seat,
      paid: String(paid),
      returned: String(returned),
    })),
    rake: String(rake),
  };
}

function readStart<Hand>(
  { seats: { least, most } }: TableKind<Hand>,
  { unit, button, seats }: Readonly<Record<string, unknown>>,
): HandStart {
  if (!Array.isArray(seats) || seats.length < least || seats.length > most)
    throw new FairGamesError('malformed', `a hand of ${least} to ${most} seats`);
  const dealt = seats.map((one: unknown) => {
    const { seat, stack } = readRecord(one, ['seat', 'stack'], 'malformed');
    return { seat: readWhole(seat, 0, highestSeat, 'malformed'), stack: readUnits(stack) };
  });
  // Clockwise, and no seat twice.
  if (dealt.some(({ seat }, place) => seat <= (dealt[place - 1]?.seat ?? -1)))
    throw new FairGamesError('malformed', 'seats in their order');
  const at = readOneOf(
    typeof button === 'number' ? button : NaN,
    dealt.map(({ seat }) => seat),
    'malformed',
  );
  return { seats: dealt, button: at, unit: readUnits(unit) };
}

function readUnits(value: unknown): bigint {
  if (typeof value !== 'string' || !/^[1-9]\d{0,17}$/.test(value))
    throw new FairGamesError('badStake', 'an amount is in whole minor units');
  return BigInt(value);
}

function readSeatActs(value: unknown): { seat: number; act: TableAct }[] {
  if (!Array.isArray(value) || value.length > mostActs) throw new FairGamesError('badAct', 'acts are a list');
  return value.map((one: unknown) => {
    const { seat, act, to, times, points, cards } = readRecord(
      one,
      ['seat', 'act', 'to', 'times', 'points', 'cards'],
      'badAct',
    );
    if (typeof act !== 'string') throw new FairGamesError('badAct', 'an act has a name');
    const details = Object.entries({ to, times, points, cards }).filter(([, detail]) => detail !== undefined);
    return {
      seat: readWhole(seat, 0, highestSeat, 'badAct'),
      // Each game reads the details of its acts itself.
      act: { ...(Object.fromEntries(details) as Record<string, Plain>), act },
    };
  });
}
