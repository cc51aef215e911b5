import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findWithdrawalOf } from '#modules/cashier';
import { selectHeardAppeals } from '../appeals/heard-appeal.ts';
import { selectPartsOf } from '../parts/part-store.ts';
import { presentRecipientPart } from '../parts/present-part.ts';
import { findPoolOrder } from '../pool/pool-store.ts';

/** Every part of an own fast withdrawal, the first before the others. Writes nothing. */
export const listFastWithdrawalParts: Operation<
  (typeof matchingEndpoints)['listFastWithdrawalParts'],
  (typeof matchingSchemas)['listFastWithdrawalParts']
> = async (app, call, { billNo }) => {
  const row = await findWithdrawalOf(app.db, call.member.memberId, billNo);
  if (!row) throw new AppError('withdrawalNotFound');
  const rows = await selectPartsOf(app.db, billNo);
  const appeals = await selectHeardAppeals(
    app.db,
    rows.map(({ part_no: partNo }) => partNo),
  );
  const waiting = await findPoolOrder(app.db, billNo);
  const open = waiting && waiting.left_at === null && waiting.rest > 0n && row.channel === 'fast';
  return {
    parts: await Promise.all(
      rows.map((part) => presentRecipientPart(app.db, part, appeals.get(part.part_no))),
    ),
    rest: formatMoney(money('CNY', open ? waiting.rest : 0n)),
    waitsUntil: open ? waiting.wait_until.toISOString() : null,
  };
};
