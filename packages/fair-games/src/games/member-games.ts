import { Fraction } from '@fairway/money';
import type { Stream } from '../fairness/stream.ts';
import {
  blackjackMost,
  blackjackSheet,
  playBlackjack,
  readBlackjackBet,
} from './blackjack/play-blackjack.ts';
import { diceMultiplier, diceSheet, playDice, readDiceBet } from './dice/play-dice.ts';
import { gemSheet } from './gem/gem-multiplier.ts';
import { playGem, readGemBet } from './gem/play-gem.ts';
import { hiloSheet } from './hilo/hilo-multiplier.ts';
import { playHilo, readHiloBet } from './hilo/play-hilo.ts';
import { kenoSheet } from './keno/keno-sheet.ts';
import { kenoReturns, playKeno, readKenoBet } from './keno/play-keno.ts';
import { lanternSheet } from './lantern/lantern-sheet.ts';
import { lanternReturns, playLantern, readLanternBet } from './lantern/play-lantern.ts';
import { limboSheet, playLimbo, readLimboBet } from './limbo/play-limbo.ts';
import type { ParSheet } from './par-sheet.ts';
import { playPlinko, plinkoReturns, readPlinkoBet } from './plinko/play-plinko.ts';
import { plinkoSheet } from './plinko/plinko-sheet.ts';
import { readNoActs, readRecord } from './read-input.ts';
import type { Act, Round } from './round.ts';
import { drumSheet } from './slots/drum/drum-sheet.ts';
import { drumMost } from './slots/drum/drum-most.ts';
import { playDrum } from './slots/drum/play-drum.ts';
import { koiSheet } from './slots/koi/koi-sheet.ts';
import { koiMost } from './slots/koi/koi-most.ts';
import { playKoi } from './slots/koi/play-koi.ts';
import { moonMost } from './slots/moon/moon-most.ts';
import { moonSheet } from './slots/moon/moon-sheet.ts';
import { playMoon } from './slots/moon/play-moon.ts';
import { playVideoPoker, readVideoPokerBet } from './video-poker/play-video-poker.ts';
import { videoPokerSheet } from './video-poker/video-poker-sheet.ts';

/** A game played by one member from the own seeds, with its current sheet. */
export interface MemberGame {
  readonly sheet: ParSheet;
  /** Whether a round can be left open: its acts come one by one. */
  readonly stepped: boolean;
  /** Plays a round as far as its acts go. `bet` is untrusted. Throws FairGamesError. */
  play(stream: Stream, bet: unknown, acts: readonly Act[]): Round;
  /**
   * No round of this bet returns more for a stake of 1; it may be above what the rounds reach. Null where the acts decide how far a
   * round goes. `bet` is untrusted. Throws FairGamesError.
   */
  mostReturn(bet: unknown): Fraction | null;
}

/** A game that is over with its first draw. */
function instant<B>(
  sheet: ParSheet,
  readBet: (value: unknown) => B,
  play: (stream: Stream, bet: B) => Round,
  most: (bet: B) => Fraction,
): MemberGame {
  return {
    sheet,
    stepped: false,
    mostReturn: (bet) => most(readBet(bet)),
    play: (stream, bet, acts) => {
      const read = readBet(bet);
      readNoActs(acts);
      return play(stream, read);
    },
  };
}

function stepped<B>(
  sheet: ParSheet,
  readBet: (value: unknown) => B,
  play: (stream: Stream, bet: B, acts: readonly Act[]) => Round,
  most: Fraction | null,
): MemberGame {
  return {
    sheet,
    stepped: true,
    play: (stream, bet, acts) => play(stream, readBet(bet), acts),
    mostReturn: (bet) => {
      readBet(bet);
      return most;
    },
  };
}

/** A slot's bet has no choices: every line is always played. */
function readSlotBet(value: unknown): unknown {
  return readRecord(value, [], 'badBet');
}

export const memberGames = {
  koi: instant(
    koiSheet,
    readSlotBet,
    (stream) => playKoi(koiSheet, stream),
    () => koiMost(koiSheet),
  ),
  drum: instant(
    drumSheet,
    readSlotBet,
    (stream) => playDrum(drumSheet, stream),
    () => drumMost(drumSheet),
  ),
  moon: stepped(
    moonSheet,
    readSlotBet,
    (stream, _, acts) => playMoon(moonSheet, stream, acts),
    moonMost(moonSheet),
  ),
  gem: stepped(gemSheet, readGemBet, (stream, bet, acts) => playGem(gemSheet, stream, bet, acts), null),
  lantern: instant(
    lanternSheet,
    readLanternBet,
    (stream, bet) => playLantern(lanternSheet, stream, bet),
    (bet) => lanternReturns(lanternSheet, bet).top.multiplier,
  ),
  dice: instant(
    diceSheet,
    readDiceBet,
    (stream, bet) => playDice(diceSheet, stream, bet),
    (bet) => diceMultiplier(diceSheet, bet),
  ),
  limbo: instant(limboSheet, readLimboBet, playLimbo, ({ target }) => Fraction.scaled(BigInt(target), 2)),
  plinko: instant(
    plinkoSheet,
    readPlinkoBet,
    (stream, bet) => playPlinko(plinkoSheet, stream, bet),
    (bet) => plinkoReturns(plinkoSheet, bet).top.multiplier,
  ),
  keno: instant(
    kenoSheet,
    readKenoBet,
    (stream, bet) => playKeno(kenoSheet, stream, bet),
    ({ numbers }) => kenoReturns(kenoSheet, numbers.length).top.multiplier,
  ),
  hilo: stepped(hiloSheet, readHiloBet, (stream, _, acts) => playHilo(hiloSheet, stream, acts), null),
  videoPoker: stepped(
    videoPokerSheet,
    readVideoPokerBet,
    (stream, _, acts) => playVideoPoker(videoPokerSheet, stream, acts),
    null,
  ),
  blackjack: stepped(
    blackjackSheet,
    readBlackjackBet,
    (stream, _, acts) => playBlackjack(stream, acts),
    blackjackMost,
  ),
} as const satisfies Readonly<Record<string, MemberGame>>;

export type MemberGameCode = keyof typeof memberGames;

export function isMemberGame(code: unknown): code is MemberGameCode {
  return typeof code === 'string' && Object.hasOwn(memberGames, code);
}
