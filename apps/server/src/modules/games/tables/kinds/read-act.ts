import type { TableAct } from '@fairway/fair-games';
import { currencyScale, tryParseMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { HouseMemberTable } from '../house-member-tables.ts';
import { readGivenAct, type GivenAct } from './kept-act.ts';
import { tableGame } from './game-hand.ts';

/** The act that a call names, an amount of it in minor units. Throws `tableActRefused` for what is none of the game, `amountScale`. */
export function readAct(
  { game, currency }: Pick<HouseMemberTable, 'game' | 'currency'>,
  { to, ...given }: GivenAct,
): TableAct {
  const amount = to === undefined ? undefined : tryParseMoney(to, currency);
  if (to !== undefined && !amount) throw new AppError('amountScale', { digits: currencyScale[currency] });
  const act = readGivenAct(tableGame(game).details, { ...given, to: amount && String(amount.minor) });
  if (!act) throw new AppError('tableActRefused');
  return act;
}
