import type { venuesOperatorEndpoints } from '@fairway/contract/venues/operator-endpoints.ts';
import type { UnresolvedTransfer, venuesOperatorSchemas } from '@fairway/contract/venues/operator-schemas.ts';
import { formatMoney } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { amountOf } from '../transfers/transfer-legs.ts';
import type { TransferRow } from '../transfers/transfer-store.ts';
import { selectUnresolved } from './unresolved-store.ts';

/** Transfers whose end is not known, those that wait for people first. */
export const listUnresolvedTransfers: Operation<
  (typeof venuesOperatorEndpoints)['listUnresolvedTransfers'],
  (typeof venuesOperatorSchemas)['listUnresolvedTransfers']
> = async (app) => {
  const rows = await selectUnresolved(app.db);
  return { transfers: rows.map(presentUnresolved) };
};

/** A transfer as the console shows it, with the decision that waits for a second person's. */
export function presentUnresolved(transfer: TransferRow): UnresolvedTransfer {
  const { proposal } = transfer;
  return {
    id: transfer.id,
    transferNo: transfer.transfer_no,
    memberId: transfer.member_id,
    channelCode: transfer.venue,
    direction: transfer.direction,
    currency: transfer.currency,
    amount: formatMoney(amountOf(transfer)),
    status: transfer.status,
    createdAt: transfer.created_at.toISOString(),
    asked: transfer.asked,
    lastAnswer: transfer.last_answer,
    version: transfer.version,
    proposal: proposal && {
      executed: proposal.executed,
      venueReference: proposal.venueReference,
      statementLine: proposal.statementLine,
      reason: proposal.reason,
      by: proposal.by,
      at: proposal.at,
    },
  };
}
