import type { Returns } from '../chance/returns.ts';
import { blackjackReturns } from './blackjack/blackjack-returns.ts';
import { diceReturns } from './dice/dice-returns.ts';
import { diceSheet } from './dice/play-dice.ts';
import { gemReturns, gemSheet } from './gem/gem-multiplier.ts';
import { hiloSheet } from './hilo/hilo-multiplier.ts';
import { hiloReturns } from './hilo/hilo-returns.ts';
import { kenoSheet } from './keno/keno-sheet.ts';
import { kenoReturns } from './keno/play-keno.ts';
import { lanternSheet } from './lantern/lantern-sheet.ts';
import { lanternReturns } from './lantern/play-lantern.ts';
import { limboReturns } from './limbo/limbo-returns.ts';
import type { MemberGameCode } from './member-games.ts';
import { plinkoReturns } from './plinko/play-plinko.ts';
import { plinkoSheet } from './plinko/plinko-sheet.ts';
import { drumReturns } from './slots/drum/drum-returns.ts';
import { drumSheet } from './slots/drum/drum-sheet.ts';
import { koiReturns } from './slots/koi/koi-returns.ts';
import { koiSheet } from './slots/koi/koi-sheet.ts';
import { moonReturns } from './slots/moon/moon-returns.ts';
import { moonSheet } from './slots/moon/moon-sheet.ts';
import { videoPokerReturns } from './video-poker/video-poker-returns.ts';
import { videoPokerSheet } from './video-poker/video-poker-sheet.ts';

/** One bet of a game whose figures a rules page shows; `bet` is what of several it is. */
export interface ReturnsOfBet {
  readonly bet: string;
  readonly enumerate: () => Returns;
}

/** Each game's figures: of the whole game where a bet has no choices, else of some bets. Video poker takes seconds, slots about one. */
export const gameReturns = {
  koi: [{ bet: '', enumerate: () => koiReturns(koiSheet) }],
  drum: [{ bet: '', enumerate: () => drumReturns(drumSheet) }],
  moon: [{ bet: '', enumerate: () => moonReturns(moonSheet) }],
  rocket: [{ bet: 'target 2.00', enumerate: () => limboReturns({ target: 200 }) }],
  gem: [
    { bet: '3 mines, 5 gems', enumerate: () => gemReturns(gemSheet, { mines: 3, gems: 5 }) },
    { bet: '12 mines, 13 gems', enumerate: () => gemReturns(gemSheet, { mines: 12, gems: 13 }) },
  ],
  lantern: [
    { bet: 'low, 10', enumerate: () => lanternReturns(lanternSheet, { risk: 'low', segments: 10 }) },
    { bet: 'medium, 30', enumerate: () => lanternReturns(lanternSheet, { risk: 'medium', segments: 30 }) },
    { bet: 'high, 50', enumerate: () => lanternReturns(lanternSheet, { risk: 'high', segments: 50 }) },
  ],
  dice: [
    { bet: 'over 50.50', enumerate: () => diceReturns(diceSheet, { side: 'over', target: 5_050 }) },
    { bet: 'under 0.01', enumerate: () => diceReturns(diceSheet, { side: 'under', target: 1 }) },
  ],
  limbo: [
    { bet: 'target 2.00', enumerate: () => limboReturns({ target: 200 }) },
    { bet: 'target 1000000.00', enumerate: () => limboReturns({ target: 100_000_000 }) },
  ],
  plinko: [
    { bet: 'low, 16 rows', enumerate: () => plinkoReturns(plinkoSheet, { risk: 'low', rows: 16 }) },
    { bet: 'medium, 16 rows', enumerate: () => plinkoReturns(plinkoSheet, { risk: 'medium', rows: 16 }) },
    { bet: 'high, 16 rows', enumerate: () => plinkoReturns(plinkoSheet, { risk: 'high', rows: 16 }) },
  ],
  keno: [
    { bet: '1 number', enumerate: () => kenoReturns(kenoSheet, 1) },
    { bet: '5 numbers', enumerate: () => kenoReturns(kenoSheet, 5) },
    { bet: '10 numbers', enumerate: () => kenoReturns(kenoSheet, 10) },
  ],
  hilo: [
    { bet: 'likelier side, 3 cards', enumerate: () => hiloReturns(hiloSheet, 'likelier', 3) },
    { bet: 'bolder side, 3 cards', enumerate: () => hiloReturns(hiloSheet, 'bolder', 3) },
  ],
  videoPoker: [{ bet: 'held best', enumerate: () => videoPokerReturns(videoPokerSheet) }],
  blackjack: [{ bet: 'played best', enumerate: blackjackReturns }],
} as const satisfies Readonly<Record<MemberGameCode | 'rocket', readonly ReturnsOfBet[]>>;
