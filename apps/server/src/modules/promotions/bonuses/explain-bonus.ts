import type { bonusEndpoints } from '@fairway/contract/promotions/bonuses/endpoints.ts';
import type { bonusSchemas } from '@fairway/contract/promotions/bonuses/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { partsPerMinor } from '@fairway/promotions';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectOwnBonuses } from './bonus-pages-store.ts';
import { selectMoves } from './bonus-moves-store.ts';
import { selectLatestPlays } from './bonus-plays-store.ts';
import { presentBonus } from './present-bonus.ts';
import { readWorthView } from './worth/read-worth-view.ts';

const most = 50;

/** What counts for an own bonus, bet by bet, and each sum that left the bonus account. Throws `bonusUnknown`. */
export const explainBonus: Operation<
  (typeof bonusEndpoints)['explainBonus'],
  (typeof bonusSchemas)['explainBonus']
> = async (app, call, { rewardId }) => {
  const { memberId } = call.member;
  const [row] = await selectOwnBonuses(app.db, memberId, { most: 1, rewardId });
  if (!row) throw new AppError('bonusUnknown');
  const [plays, moves, view] = await Promise.all([
    selectLatestPlays(app.db, row, most + 1),
    selectMoves(app.db, row),
    readWorthView(app, memberId, [row]),
  ]);
  const yuan = (minor: bigint) => formatMoney(money('CNY', minor));
  return {
    bonus: presentBonus(row, call.language, view),
    plays: plays.slice(0, most).map(({ category, ref, turnover, counted, at }) => ({
      category,
      ref,
      turnover: yuan(turnover),
      counted: yuan(counted / partsPerMinor),
      at: at.toISOString(),
    })),
    isCut: plays.length > most,
    moves: moves.map(({ kind, amount, moved_at: at }) => ({
      kind,
      amount: yuan(amount),
      at: at.toISOString(),
    })),
  };
};
