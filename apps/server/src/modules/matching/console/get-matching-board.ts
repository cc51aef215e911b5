import type { matchingOperatorEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { PoolOrder, matchingOperatorSchemas } from '@fairway/contract/matching/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMemberNames } from '#modules/members';
import { countOpenAppeals } from '../appeals/appeal-store.ts';
import { selectHeardAppeals } from '../appeals/heard-appeal.ts';
import { selectLiveParts } from '../parts/part-store.ts';
import { selectOpenOrders, type PoolRow } from '../pool/pool-store.ts';
import { sumMatched } from './board-store.ts';
import { presentBoardPart } from './present-board-part.ts';

/** The most rows of a side, and of parts, that the board shows. */
const shown = 200;

/** The pool's two sides, oldest first, and the open parts, the next deadline first. Writes nothing. */
export const getMatchingBoard: Operation<
  (typeof matchingOperatorEndpoints)['getMatchingBoard'],
  (typeof matchingOperatorSchemas)['getMatchingBoard']
> = async (app) => {
  const open = await selectOpenOrders(app.db);
  const parts = await selectLiveParts(app.db, shown);
  const ids = [
    ...open.map(({ member_id: id }) => id),
    ...parts.flatMap(({ payer_id: payer, recipient_id: recipient }) => [payer, recipient]),
  ];
  const names = await findMemberNames(app.db, [...new Set(ids)]);
  const appeals = await selectHeardAppeals(
    app.db,
    parts.map(({ part_no: partNo }) => partNo),
  );
  const day = await sumMatched(app.db, addSeconds(app.clock.now(), -86_400));
  const side = (wanted: PoolRow['side']) =>
    open
      .filter((row) => row.side === wanted && row.rest > 0n)
      .slice(0, shown)
      .map((row) => presentPoolOrder(row, names));
  return {
    deposits: side('deposit'),
    withdrawals: side('withdrawal'),
    parts: parts.map((part) => presentBoardPart(part, appeals.get(part.part_no), names)),
    appeals: await countOpenAppeals(app.db),
    matched: day.count,
    matchedAmount: formatMoney(money('CNY', day.total)),
    medianSeconds: day.medianSeconds,
  };
};

function presentPoolOrder(row: PoolRow, names: ReadonlyMap<string, string>): PoolOrder {
  return {
    billNo: row.bill_no,
    member: { id: row.member_id, name: names.get(row.member_id) ?? '' },
    amount: formatMoney(money('CNY', row.amount)),
    rest: formatMoney(money('CNY', row.rest)),
    parts: row.parts,
    enteredAt: row.entered_at.toISOString(),
    waitUntil: row.wait_until.toISOString(),
  };
}
