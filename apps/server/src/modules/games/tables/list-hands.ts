import { uuid } from '@fairway/contract/fields.ts';
import { handLinkDays } from '@fairway/contract/tables/codes.ts';
import type { memberTableEndpoints } from '@fairway/contract/tables/endpoints.ts';
import type { memberTableSchemas, PlayedHand } from '@fairway/contract/tables/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { secretLink } from '../chains/secret-link.ts';
import { selectHands } from './hands/hands-store.ts';
import { presentHand } from './hands/present-hand.ts';
import { presentReplay } from './hands/present-replay.ts';
import { proveCards } from './hands/prove-cards.ts';
import { readHand } from './hands/read-hand.ts';
import { selectOwnResult, selectOwnResultsBefore, type OwnResultRow } from './hands/results-store.ts';
import { packOf } from './secret-pack.ts';

const pageSize = 10;

/**
 * Own hands, newest first: own cards with their proof, what lay open, and from seven days on the link from which the whole pack follows. A
 * cursor that is no own hand begins at the newest.
 */
export const listHands: Operation<
  (typeof memberTableEndpoints)['listHands'],
  (typeof memberTableSchemas)['listHands']
> = async (app, { member }, { table = null, cursor }) => {
  if (cursor !== undefined && !uuid.safeParse(cursor).success)
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });

  const from = cursor === undefined ? undefined : await selectOwnResult(app.db, member.memberId, cursor);
  const before = from ? { at: from.at, ref: from.id } : null;
  const rows = await selectOwnResultsBefore(app.db, member.memberId, { before, limit: pageSize + 1, table });
  const page = rows.slice(0, pageSize);
  const now = await databaseNow(app.db);
  const hands = await Promise.all(page.map(async (row) => playedHand(app, row, now)));
  return { hands, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
};

async function playedHand(app: Platform, result: OwnResultRow, now: Date): Promise<PlayedHand> {
  const [row] = await selectHands(app.db, [{ table_code: result.table_code, number: result.hand }]);
  if (!row) throw new Error('a result is of a hand');
  const pack = await packOf(app, app.db, row);
  const read = await readHand(app.db, row, pack);
  const linkAt = addSeconds(result.at, handLinkDays * 86_400);
  const text = (minor: bigint) => formatMoney(money(result.currency, minor));
  return {
    hand: row.id,
    billNo: row.bill_no,
    table: row.table_code,
    currency: result.currency,
    seat: result.seat,
    paid: text(result.paid),
    returned: text(result.returned),
    at: result.at.toISOString(),
    cards: proveCards(pack, read.hand.ownPlaces(result.seat)),
    open: presentHand(read, []),
    replay: presentReplay(read),
    link:
      now < linkAt
        ? null
        : await secretLink(app.db, app, row.chain_code, { chain: row.chain, index: row.link_index }),
    linkAt: linkAt.toISOString(),
  };
}
