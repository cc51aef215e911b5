import type { memberTableOperatorEndpoints } from '@fairway/contract/tables/operator-endpoints.ts';
import type { EndedHand, memberTableOperatorSchemas } from '@fairway/contract/tables/operator-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { findMemberNames } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { selectHands } from '../hands/hands-store.ts';
import { presentHand } from '../hands/present-hand.ts';
import { presentReplay } from '../hands/present-replay.ts';
import { readHand } from '../hands/read-hand.ts';
import { selectHandResults } from '../hands/results-store.ts';
import { houseMemberTable } from '../house-member-tables.ts';
import type { HandRow } from '../rows.ts';
import { packOf } from '../secret-pack.ts';
import { selectEndedNumbers } from './watch-store.ts';

const pageSize = 10;

/** Hands of a table that ended, with every act. Cards that nobody showed stay hidden from operators too. Throws `inputInvalid` for a cursor that is no number. */
export const listEndedHands: Operation<
  (typeof memberTableOperatorEndpoints)['listEndedHands'],
  (typeof memberTableOperatorSchemas)['listEndedHands']
> = async (app, _call, { table, cursor }) => {
  if (cursor !== undefined && !/^[1-9]\d{0,8}$/.test(cursor))
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });

  const before = cursor === undefined ? null : Number(cursor);
  const numbers = await selectEndedNumbers(app.db, table, { before, limit: pageSize + 1 });
  const page = numbers.slice(0, pageSize);
  const rows = await selectHands(
    app.db,
    page.map((number) => ({ table_code: table, number })),
  );
  const newestFirst = rows.toSorted((one, other) => other.number - one.number);
  const hands = await Promise.all(newestFirst.map(async (row) => endedHand(app, row)));
  return { hands, next: numbers.length > pageSize ? String(page.at(-1)) : null };
};

async function endedHand(app: Platform, row: HandRow): Promise<EndedHand> {
  const read = await readHand(app.db, row, await packOf(app, app.db, row));
  const results = await selectHandResults(app.db, row);
  const names = await findMemberNames(
    app.db,
    read.seats.map(({ member_id: memberId }) => memberId),
  );
  const { currency } = houseMemberTable(row.table_code);
  const text = (minor: bigint) => formatMoney(money(currency, minor));
  return {
    number: row.number,
    billNo: row.bill_no,
    endedAt: row.ended_at?.toISOString() ?? '',
    rake: text(row.rake ?? 0n),
    seats: read.seats.map(({ seat, member_id, stack }) => {
      const result = results.find((one) => one.seat === seat);
      return {
        seat,
        memberId: member_id,
        memberName: names.get(member_id) ?? '',
        stack: text(stack),
        paid: text(result?.paid ?? 0n),
        returned: text(result?.returned ?? 0n),
      };
    }),
    open: presentHand(read, []),
    replay: presentReplay(read),
  };
}
