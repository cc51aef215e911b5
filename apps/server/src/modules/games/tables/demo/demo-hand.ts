import type { MemberTableGame } from '@fairway/contract/tables/codes.ts';
import { saltedDeck, sharedStream, shuffledDeck, type TableAct } from '@fairway/fair-games';
import { sha256 } from '#platform/crypto/hash.ts';
import type { Platform } from '#platform/platform.ts';
import { hashing } from '../../rules/hashing.ts';
import type { ReadHand } from '../hands/read-hand.ts';
import { tableGame, type GameHand } from '../kinds/game-hand.ts';
import { keepAct, readKeptAct } from '../kinds/kept-act.ts';
import type { SecretPack } from '../secret-pack.ts';
import type { DemoHand } from './demo-hand-schemas.ts';
import { demoTable } from './demo-tables.ts';
import { demoActRows, demoRow, demoSeatRows } from './demo-rows.ts';

/** A demo hand as its token keeps it, and as the tables read one, with no row behind it: the same rules and the same views. */
export interface ReadDemo extends ReadHand {
  readonly demo: DemoHand;
  readonly pack: SecretPack;
}

/** Deals a hand to stacks in minor units, the button one seat on from the last. */
export function dealDemo(
  { ids, clock }: Pick<Platform, 'ids' | 'clock'>,
  game: MemberTableGame,
  { number, button, stacks }: Pick<DemoHand, 'number' | 'button'> & { readonly stacks: readonly bigint[] },
): ReadDemo {
  const hex = () => sha256(ids.secret()).toString('hex');
  const dealtAt = clock.now().toISOString();
  const demo = {
    game,
    id: ids.uuid(),
    number,
    button: (button % stacks.length) + 1,
    stacks: stacks.map(String),
    link: hex(),
    randomness: hex(),
    dealtAt,
    endedAt: null,
    acts: [],
  };
  const read = readDemo(demo);
  // Blinds may be all in.
  return read.hand.turn.length > 0 ? read : readDemo({ ...demo, endedAt: dealtAt });
}

export function readDemo(demo: DemoHand): ReadDemo {
  const { game, id, link, randomness } = demo;
  const kind = tableGame(game);
  const draw = { code: game, issue: id, link, randomness };
  const pack = {
    hand: id,
    cards: shuffledDeck(sharedStream(hashing, draw), kind.pack),
    salted: saltedDeck(hashing, draw, kind.pack),
  };
  const seats = demo.stacks.map((stack, place) => ({ seat: place + 1, stack: BigInt(stack) }));
  const start = { seats, button: demo.button, unit: demoTable(game).unit.minor };
  const hand = demoActRows(demo).reduce(
    (before, act) => before.after(act.seat, readKeptAct(kind.details, act)),
    kind.begin(start, pack.cards),
  );
  return withRows(demo, pack, hand);
}

/** The hand after an act of a seat, ended where that was the last. Throws FairGamesError. */
export function afterDemoAct(
  { demo, pack, hand: before }: ReadDemo,
  { seat, act, byClock, at }: { seat: number; act: TableAct; byClock: boolean; at: Date },
): ReadDemo {
  const hand = before.after(seat, act);
  const { act: name, amount, cards } = keepAct(tableGame(demo.game).details, act);
  const kept = {
    seat,
    act: name,
    amount: amount === null ? null : String(amount),
    cards: cards && [...cards],
    byClock,
    at: at.toISOString(),
  };
  const endedAt = hand.turn.length === 0 ? kept.at : null;
  return withRows({ ...demo, acts: [...demo.acts, kept], endedAt }, pack, hand);
}

function withRows(demo: DemoHand, pack: SecretPack, hand: GameHand): ReadDemo {
  const rake = demo.endedAt === null ? null : (hand.result()?.rake ?? null);
  const row = demoRow(demo, pack.salted.root, rake);
  return { demo, row, seats: demoSeatRows(demo), acts: demoActRows(demo), pack, hand };
}
