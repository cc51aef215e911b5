import type { dealerEndpoints } from '@fairway/contract/dealer/endpoints.ts';
import type { dealerSchemas } from '@fairway/contract/dealer/schemas.ts';
import { uuid } from '@fairway/contract/fields.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectDealerBet, selectDealerBetsBefore } from './dealer-bets-store.ts';
import { presentBet } from './present-bet.ts';

const pageSize = 20;

/** Own bets, newest first. A cursor that is no own bet begins at the newest. */
export const listDealerBets: Operation<
  (typeof dealerEndpoints)['listDealerBets'],
  (typeof dealerSchemas)['listDealerBets']
> = async ({ db }, { member }, { table = null, cursor }) => {
  if (cursor !== undefined && !uuid.safeParse(cursor).success)
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });

  const from = cursor === undefined ? undefined : await selectDealerBet(db, member.memberId, cursor);
  const before = from ? { at: from.placed_at, ref: from.id } : null;
  const rows = await selectDealerBetsBefore(db, member.memberId, { before, limit: pageSize + 1, table });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { bets: page.map(presentBet), next: last?.id ?? null };
};
