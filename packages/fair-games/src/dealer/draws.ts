import { rouletteNumber } from '../cards/table-draws.ts';
import type { Stream } from '../fairness/stream.ts';
import type { DealerGame, DealerResult } from './dealer-rules.ts';

/** The game of a table's code, which ends in its number: `baccarat2`, `dragontiger1`. Undefined for other codes. */
export function gameOfTable(code: string): DealerGame | undefined {
  const [, name] = /^([a-z]+)[1-9]\d?$/.exec(code) ?? [];
  return games.find((game) => game.toLowerCase() === name);
}

const games: readonly DealerGame[] = ['baccarat', 'roulette', 'dragonTiger', 'sicbo'];

/** A spin, below(37), or three dice, 1 + below(6) each. */
export function drawAtTable(game: 'roulette' | 'sicbo', stream: Stream): DealerResult {
  if (game === 'roulette') return { game, number: rouletteNumber(stream) };
  return { game, dice: [1, 2, 3].map(() => 1 + stream.below(6)) };
}
