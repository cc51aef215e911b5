import type { sportsbookBetEndpoints } from '@fairway/contract/sportsbook/bet-endpoints.ts';
import type { sportsbookBetSchemas } from '@fairway/contract/sportsbook/bet-schemas.ts';
import type { sportsbookCaseworkEndpoints } from '@fairway/contract/sportsbook/casework-endpoints.ts';
import type { sportsbookCaseworkSchemas } from '@fairway/contract/sportsbook/casework-schemas.ts';
import { betRecordPageSize } from '@fairway/contract/limits/paging.ts';
import { shardOf } from '#modules/ledger';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findKeptAnswer } from '#platform/idempotency/find-kept-answer.ts';
import type { Platform } from '#platform/platform.ts';
import { z } from 'zod';
import { selectBetPage } from './bets-store.ts';
import { presentRefusal } from './present-refusal.ts';
import { presentBets, readBetAnswer } from './read-bet-answer.ts';

/** Of a bet as it was answered, what finds it. */
const keptBet = z.object({ id: z.uuid() });

/** One own bet; refuses with `betNotFound`. */
export const getBet: Operation<
  (typeof sportsbookBetEndpoints)['getBet'],
  (typeof sportsbookBetSchemas)['getBet']
> = async (app, call, { betId }) => {
  const { memberId } = call.member;
  return readBetAnswer(app.db, shardOf(memberId), memberId, betId);
};

/**
 * The truth about a placeBet that got no answer: the bet, the kept refusal, or `unknown`, which means that nothing was
 * decided and sending the same operation id again is safe.
 */
export const getBetByOperation: Operation<
  (typeof sportsbookBetEndpoints)['getBetByOperation'],
  (typeof sportsbookBetSchemas)['getBetByOperation']
> = async (app, call, { operationId }) => {
  const { memberId } = call.member;
  const kept = await findKeptAnswer(app.db, {
    owner: `member/${memberId}`,
    operation: 'placeBet',
    operationId,
  });
  if (!kept) return { state: 'unknown', bet: null, refusal: null };
  if (kept.refusal)
    return { state: 'refused', bet: null, refusal: presentRefusal(kept.refusal.error, kept.refusal.params) };
  const { id } = keptBet.parse(kept.value);
  return {
    state: 'booked',
    bet: await readBetAnswer(app.db, shardOf(memberId), memberId, id),
    refusal: null,
  };
};

/** Own bets, newest first, 8 a page, by key: a page costs the same however many there are. */
export const listBets: Operation<
  (typeof sportsbookBetEndpoints)['listBets'],
  (typeof sportsbookBetSchemas)['listBets']
> = (app, call, input) => pageOfBets(app, call.member.memberId, input);

/** The same for an operator who looks at a member. A member that is not there has none. */
export const listMemberBets: Operation<
  (typeof sportsbookCaseworkEndpoints)['listMemberBets'],
  (typeof sportsbookCaseworkSchemas)['listMemberBets']
> = (app, _call, { memberId, ...input }) => pageOfBets(app, memberId, input);

async function pageOfBets(
  app: Platform,
  memberId: string,
  input: { state: 'unsettled' | 'settled'; cursor?: string | undefined },
) {
  const before = input.cursor ?? null;
  if (before !== null && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(before))
    throw new AppError('inputInvalid', {}, { fields: ['cursor'] });
  const rows = await selectBetPage(app.db, shardOf(memberId), memberId, {
    open: input.state === 'unsettled',
    before,
    limit: betRecordPageSize + 1,
  });
  const page = rows.slice(0, betRecordPageSize);
  return {
    bets: await presentBets(app.db, page),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}
