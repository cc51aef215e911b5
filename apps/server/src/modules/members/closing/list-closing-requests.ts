import { closingDays } from '@fairway/contract/members/closing/codes.ts';
import type { memberClosingOperatorEndpoints } from '@fairway/contract/members/closing/endpoints.ts';
import type { memberClosingOperatorSchemas } from '@fairway/contract/members/closing/schemas.ts';
import { latestApproval } from '#modules/operators';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { memberClosing } from './closing-proposal.ts';
import { presentAttempt } from './present-attempt.ts';
import { readRemains } from './remains.ts';
import { countRequests, selectRequests } from './requests-store.ts';

const pageSize = 20;
const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Members who wish their accounts closed, oldest first; overdue after `closingDays`. */
export const listClosingRequests: Operation<
  (typeof memberClosingOperatorEndpoints)['listClosingRequests'],
  (typeof memberClosingOperatorSchemas)['listClosingRequests']
> = async (app, _call, { cursor }) => {
  if (cursor !== undefined && !isUuid.test(cursor))
    throw new AppError('inputInvalid', {}, { fields: ['cursor'] });
  const rows = await selectRequests(app.db, { after: cursor, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const due = addSeconds(app.clock.now(), -closingDays * 86_400);
  const requests = await inTransaction(app.db, async (tx) => {
    const seen = [];
    for (const { id, member_id: memberId, name, status, note, created_at: askedAt } of page) {
      const latest = await latestApproval(tx, memberClosing.name, memberId, askedAt);
      seen.push({
        id,
        memberId,
        name,
        status,
        note,
        askedAt: askedAt.toISOString(),
        overdue: askedAt < due,
        ...(await readRemains(tx, app, memberId)),
        proposalId: latest?.state === 'pending' ? latest.id : null,
        lastAttempt: latest ? presentAttempt(latest) : null,
      });
    }
    return seen;
  });
  return {
    requests,
    waiting: await countRequests(app.db),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
};
