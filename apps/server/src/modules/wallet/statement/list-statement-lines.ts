import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import type { walletEndpoints } from '@fairway/contract/wallet/endpoints.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { readStatement } from '#modules/ledger';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { accountNamed } from './account-of.ts';
import { reasonsOf } from './line-kinds.ts';
import { presentLine } from './present-line.ts';

/**
 * Movements of one part of the member's wallet, newest first, 20 a page by key, narrowed by kind and time. A page of a rare kind
 * may be short or empty and still have a next one.
 */
export const listStatementLines: Operation<
  (typeof walletEndpoints)['listStatementLines'],
  (typeof walletSchemas)['listStatementLines']
> = async (app, call, input) => {
  const { lines, next } = await readStatement(app.db, accountNamed(call.member.memberId, input), {
    before: input.before === undefined ? null : readSeq(input.before),
    limit: memberCentrePageSize,
    reasons: input.kind === undefined ? undefined : reasonsOf(input.kind),
    from: input.from === undefined ? undefined : new Date(input.from),
    to: input.to === undefined ? undefined : new Date(input.to),
  });
  return { lines: lines.map(presentLine), next: next === null ? null : next.toString() };
};

function readSeq(text: string): bigint {
  if (/^\d{1,18}$/.test(text)) return BigInt(text);
  throw new AppError('inputInvalid', {}, { fields: [{ field: 'before', rule: 'invalid_format' }] });
}
