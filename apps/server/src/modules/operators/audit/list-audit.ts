import type { operatorsEndpoints } from '@fairway/contract/operators/endpoints.ts';
import type { operatorsSchemas } from '@fairway/contract/operators/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectAudit } from './audit-store.ts';

const pageSize = 50;

/** The audit trail, newest first, by key; filters are exact. */
export const listAudit: Operation<
  (typeof operatorsEndpoints)['listAudit'],
  (typeof operatorsSchemas)['listAudit']
> = async (app, _call, input) => {
  if (input.before !== undefined && !/^\d{1,18}$/.test(input.before)) throw new AppError('inputInvalid');
  const { before, ...filter } = input;
  const found = await selectAudit(
    app.db,
    { ...filter, before: before ? BigInt(before) : undefined },
    pageSize + 1,
  );

  const page = found.slice(0, pageSize);
  const rows = page.map((row) => ({
    seq: row.seq.toString(),
    at: row.at.toISOString(),
    operatorName: row.operator_name,
    action: row.action,
    objectKind: row.object_kind,
    objectId: row.object_id,
    before: row.before,
    after: row.after,
    reason: row.reason,
    requestId: row.request_id,
    address: row.address,
  }));
  return { rows, next: found.length > pageSize ? (page.at(-1)?.seq.toString() ?? null) : null };
};
