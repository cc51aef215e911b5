import type { Stream } from '../fairness/stream.ts';
import { blackjackSheet, playBlackjack, readBlackjackBet } from './blackjack/play-blackjack.ts';
import { diceSheet, playDice, readDiceBet } from './dice/play-dice.ts';
import { gemSheet } from './gem/gem-multiplier.ts';
import { playGem, readGemBet } from './gem/play-gem.ts';
import { hiloSheet } from './hilo/hilo-multiplier.ts';
import { playHilo, readHiloBet } from './hilo/play-hilo.ts';
import { kenoSheet } from './keno/keno-sheet.ts';
import { playKeno, readKenoBet } from './keno/play-keno.ts';
import { lanternSheet } from './lantern/lantern-sheet.ts';
import { playLantern, readLanternBet } from './lantern/play-lantern.ts';
import { limboSheet, playLimbo, readLimboBet } from './limbo/play-limbo.ts';
import type { ParSheet } from './par-sheet.ts';
import { playPlinko, readPlinkoBet } from './plinko/play-plinko.ts';
import { plinkoSheet } from './plinko/plinko-sheet.ts';
import { readNoActs, readRecord } from './read-input.ts';
import type { Act, Round } from './round.ts';
import { drumSheet } from './slots/drum/drum-sheet.ts';
import { playDrum } from './slots/drum/play-drum.ts';
import { koiSheet } from './slots/koi/koi-sheet.ts';
import { playKoi } from './slots/koi/play-koi.ts';
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
}

/** A game that is over with its first draw. */
function instant<B>(
  sheet: ParSheet,
  readBet: (value: unknown) => B,
  play: (stream: Stream, bet: B) => Round,
): MemberGame {
  return {
    sheet,
    stepped: false,
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
): MemberGame {
  return { sheet, stepped: true, play: (stream, bet, acts) => play(stream, readBet(bet), acts) };
}

/** A slot's bet has no choices: every line is always played. */
function readSlotBet(value: unknown): unknown {
  return readRecord(value, [], 'badBet');
}

export const memberGames = {
  koi: instant(koiSheet, readSlotBet, (stream) => playKoi(koiSheet, stream)),
  drum: instant(drumSheet, readSlotBet, (stream) => playDrum(drumSheet, stream)),
  moon: stepped(moonSheet, readSlotBet, (stream, _, acts) => playMoon(moonSheet, stream, acts)),
  gem: stepped(gemSheet, readGemBet, (stream, bet, acts) => playGem(gemSheet, stream, bet, acts)),
  lantern: instant(lanternSheet, readLanternBet, (stream, bet) => playLantern(lanternSheet, stream, bet)),
  dice: instant(diceSheet, readDiceBet, (stream, bet) => playDice(diceSheet, stream, bet)),
  limbo: instant(limboSheet, readLimboBet, playLimbo),
  plinko: instant(plinkoSheet, readPlinkoBet, (stream, bet) => playPlinko(plinkoSheet, stream, bet)),
  keno: instant(kenoSheet, readKenoBet, (stream, bet) => playKeno(kenoSheet, stream, bet)),
  hilo: stepped(hiloSheet, readHiloBet, (stream, _, acts) => playHilo(hiloSheet, stream, acts)),
  videoPoker: stepped(videoPokerSheet, readVideoPokerBet, (stream, _, acts) =>
    playVideoPoker(videoPokerSheet, stream, acts),
  ),
  blackjack: stepped(blackjackSheet, readBlackjackBet, (stream, _, acts) => playBlackjack(stream, acts)),
} as const satisfies Readonly<Record<string, MemberGame>>;

export type MemberGameCode = keyof typeof memberGames;

export function isMemberGame(code: unknown): code is MemberGameCode {
  return typeof code === 'string' && Object.hasOwn(memberGames, code);
}
