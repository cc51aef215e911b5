import type { payOperatorEndpoints } from '@fairway/contract/deposits/methods/operator-endpoints.ts';
import type { payOperatorSchemas, GiftBatch } from '@fairway/contract/deposits/methods/operator-schemas.ts';
import { formatMoney, money, parseMoney } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { readPlace, writePlace } from '#platform/page-place.ts';
import { writeAudit } from '#modules/operators';
import { codeFrom, hashCode } from '../codes/code-text.ts';
import { findBatch, insertBatch, releaseBatch, selectBatches, type CountedBatch } from './gift-store.ts';

const pageSize = 50;

/** The batches of gift codes, newest first, a page by key; no code can be read again. Writes nothing. */
export const listGiftBatches: Operation<
  (typeof payOperatorEndpoints)['listGiftBatches'],
  (typeof payOperatorSchemas)['listGiftBatches']
> = async (app, _call, { cursor }) => {
  const rows = await selectBatches(app.db, { after: readPlace(cursor), limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    batches: page.map(present),
    next: rows.length > pageSize && last ? writePlace({ at: last.issued_at, id: last.id }) : null,
  };
};

/**
 * Makes codes of one worth. They are shown to their maker this once, only their keyed hashes are written, and none counts before
 * another person has released the batch. Writes batch, codes and audit row.
 */
export const issueGiftCodes: Operation<
  (typeof payOperatorEndpoints)['issueGiftCodes'],
  (typeof payOperatorSchemas)['issueGiftCodes']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const id = app.ids.uuid();
  const codes = Array.from({ length: input.count }, () => codeFrom(app.ids.secret()));
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  // What is kept of the answer must not hold the codes: asked again, the batch is answered without them.
  const batch = await onceInTransaction(app, key, async (tx) => {
    const at = app.clock.now();
    const row = {
      id,
      amount: parseMoney(input.amount, 'CNY').minor,
      count: input.count,
      note: input.note,
      issued_by: operator.operatorId,
      issued_by_name: operator.name,
      issued_at: at,
      expires_at: addSeconds(at, input.days * 86_400),
    };
    const hashes = codes.map((code) => hashCode(code, 'gift', app.config.secrets.server));
    await insertBatch(tx, row, hashes);
    await writeAudit(tx, app, call, {
      action: 'issueGiftCodes',
      object: { kind: 'giftBatch', id },
      before: null,
      after: { amount: input.amount, count: input.count, days: input.days },
      reason: input.note,
    });
    return present({ ...row, released_by: null, released_by_name: null, released_at: null, redeemed: 0 });
  });
  return { batch, codes: batch.id === id ? codes : [] };
};

/** Releases a batch that another operator has issued (`approverIsMaker`). Writes the release and an audit row. */
export const releaseGiftCodes: Operation<
  (typeof payOperatorEndpoints)['releaseGiftCodes'],
  (typeof payOperatorSchemas)['releaseGiftCodes']
> = (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const batch = await findBatch(tx, input.id);
    if (!batch) throw new AppError('giftBatchUnknown');
    if (batch.issued_by === operator.operatorId) throw new AppError('approverIsMaker');

    const by = { id: operator.operatorId, name: operator.name, at: app.clock.now() };
    if (!(await releaseBatch(tx, input.id, by))) throw new AppError('giftBatchUnknown');
    await writeAudit(tx, app, call, {
      action: 'releaseGiftCodes',
      object: { kind: 'giftBatch', id: input.id },
      before: { releasedBy: null },
      after: { releasedBy: operator.name },
      reason: batch.note,
    });

    return present({ ...batch, released_by: by.id, released_by_name: by.name, released_at: by.at });
  });
};

function present(batch: CountedBatch): GiftBatch {
  return {
    id: batch.id,
    amount: formatMoney(money('CNY', batch.amount)),
    count: batch.count,
    redeemed: batch.redeemed,
    note: batch.note,
    expiresAt: batch.expires_at.toISOString(),
    issuedBy: batch.issued_by_name,
    issuedAt: batch.issued_at.toISOString(),
    releasedBy: batch.released_by_name,
  };
}
