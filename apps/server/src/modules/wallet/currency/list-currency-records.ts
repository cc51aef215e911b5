import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import type { walletEndpoints } from '@fairway/contract/wallet/endpoints.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { readOwnerLines } from '#modules/ledger';
import type { Operation } from '#platform/http/routes.ts';
import { readLineCursor, writeLineCursor } from '../statement/line-cursor.ts';
import { partOf } from '../statement/part-of.ts';
import { presentLine } from '../statement/present-line.ts';

/** Movements of a currency over all parts of the wallet, newest first, 20 a page by key. */
export const listCurrencyRecords: Operation<
  (typeof walletEndpoints)['listCurrencyRecords'],
  (typeof walletSchemas)['listCurrencyRecords']
> = async (app, call, { currency, cursor }) => {
  const place = readLineCursor(cursor);
  const lines = await readOwnerLines(app.db, call.member.memberId, {
    currency,
    before: place && { at: place.at, accountId: place.id, seq: place.seq },
    limit: memberCentrePageSize + 1,
  });
  const page = lines.slice(0, memberCentrePageSize);
  const last = page.at(-1);
  return {
    records: page.map((line) => ({ ...presentLine(line), ...partOf(line.account) })),
    next:
      lines.length > memberCentrePageSize && last
        ? writeLineCursor({ at: last.at, id: last.account.id, seq: last.seq })
        : null,
  };
};
