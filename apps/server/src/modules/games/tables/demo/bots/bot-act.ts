import type { OwnSeat, TableView } from '@fairway/contract/tables/schemas.ts';
import type { TableAct } from '@fairway/fair-games';
import { doudizhuBot } from './doudizhu-bot.ts';
import { holdemBot } from './holdem-bot.ts';
import { niuniuBot } from './niuniu-bot.ts';

/** What a bot chooses by: exactly what a member in its seat is shown. Cards of the others are not in it. */
export interface BotSeat<Game> {
  readonly hand: Extract<NonNullable<TableView['hand']>, { game: Game }>;
  readonly seat: number;
  /** Its own cards by name. */
  readonly cards: readonly string[];
  readonly options: Extract<NonNullable<OwnSeat['options']>, { game: Game }>;
}

/** What a bot does at its turn: a plain rule for each game, the same for the same cards, and always an act that the rules allow. */
export function botAct({ hand, own, summary }: TableView): TableAct {
  const options = own?.options;
  if (!hand || !own || !options) throw new Error('a bot acts at its turn');
  const { seat } = own;
  const cards = own.cards.map(({ card }) => card);
  if (hand.game === 'holdem' && options.game === 'holdem')
    return holdemBot({ hand, seat, cards, options }, summary.currency);
  if (hand.game === 'niuniu' && options.game === 'niuniu') return niuniuBot({ hand, seat, cards, options });
  if (hand.game === 'doudizhu' && options.game === 'doudizhu')
    return doudizhuBot({ hand, seat, cards, options });
  throw new Error(`no bot for ${hand.game}`);
}
