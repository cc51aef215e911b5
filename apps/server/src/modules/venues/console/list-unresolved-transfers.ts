import type { venuesOperatorEndpoints } from '@fairway/contract/venues/operator-endpoints.ts';
import type { UnresolvedTransfer, venuesOperatorSchemas } from '@fairway/contract/venues/operator-schemas.ts';
import { formatMoney } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { readPlace, writePlace } from '#platform/page-place.ts';
import { amountOf } from '../transfers/transfer-legs.ts';
import type { TransferRow } from '../transfers/transfer-store.ts';
import { countOpenTransfers, selectUnresolved, type UnresolvedPlace } from './unresolved-store.ts';

const pageSize = 50;

/** Transfers whose end is not known, those that wait for people first, a page by key. */
export const listUnresolvedTransfers: Operation<
  (typeof venuesOperatorEndpoints)['listUnresolvedTransfers'],
  (typeof venuesOperatorSchemas)['listUnresolvedTransfers']
> = async (app, _call, { cursor }) => {
  const rows = await selectUnresolved(app.db, { after: readCursor(cursor), limit: pageSize + 1 });
  const open = await countOpenTransfers(app.db);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    transfers: page.map(presentUnresolved),
    open: [...open.values()].reduce((all, count) => all + count, 0),
    next: rows.length > pageSize && last ? writeCursor(last) : null,
  };
};

function writeCursor({ status, created_at: at, id }: TransferRow): string {
  return `${status === 'operator' ? 'people' : 'venue'} ${writePlace({ at, id })}`;
}

/** Throws `inputInvalid` for what writeCursor has not made. */
function readCursor(cursor: string | undefined): UnresolvedPlace | undefined {
  if (cursor === undefined) return undefined;
  const [, whom, written = ''] = /^(people|venue) (.+)$/.exec(cursor) ?? [];
  const place = readPlace(written);
  return place && { ...place, forPeople: whom === 'people' };
}

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
