import { uuid } from '@fairway/contract/fields.ts';
import type { fishingEndpoints } from '@fairway/contract/fishing/endpoints.ts';
import type { fishingSchemas } from '@fairway/contract/fishing/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentTide } from '../present-tide.ts';
import type { BatchRow } from '../tables.ts';
import { selectTidesByNumber } from '../tides-store.ts';
import { selectBatch, selectBatchesBefore, selectHits, selectPlaces, type HitRow } from './shots-store.ts';

const pageSize = 10;

/** Own shots, newest first, with what each was judged by. A cursor that is no own call begins at the newest. */
export const listShots: Operation<
  (typeof fishingEndpoints)['listShots'],
  (typeof fishingSchemas)['listShots']
> = async ({ db }, { member }, { cursor }) => {
  if (cursor !== undefined && !uuid.safeParse(cursor).success)
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });

  const from = cursor === undefined ? undefined : await selectBatch(db, member.memberId, cursor);
  const before = from ? { at: from.fired_at, ref: from.id } : null;
  const rows = await selectBatchesBefore(db, member.memberId, { before, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const [hits, places, tides] = [
    await selectHits(db, page),
    await selectPlaces(db, page),
    await selectTidesByNumber(db, page),
  ];
  return {
    batches: page.map((row) => {
      const tide = tides.find(({ pool, number }) => pool === row.pool && number === row.tide);
      if (!tide) throw new Error(`no tide ${row.tide} of ${row.pool}`);
      const text = (minor: bigint) => formatMoney(money(row.currency, minor));
      return {
        id: row.id,
        billNo: row.bill_no,
        seat: row.seat_id,
        place: places.get(row.seat_id) ?? 1,
        pool: row.pool,
        currency: row.currency,
        cannon: text(row.cannon),
        stake: text(row.stake),
        returned: text(row.returned),
        at: row.fired_at.toISOString(),
        shots: row.shots.map((shot, index) => ({
          ...shot,
          number: row.first + index,
          gone: goneBefore(row, row.first + index, hits),
        })),
        tide: presentTide(tide),
      };
    }),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
};

/** What a shot knew of: catches of calls that knew of fewer than its own did, and those of its own call before it. */
function goneBefore(row: BatchRow, number: number, hits: readonly HitRow[]): number[][] {
  return hits
    .filter(
      (hit) =>
        hit.pool === row.pool &&
        hit.tide === row.tide &&
        (hit.batch_id === row.id ? hit.number < number : hit.seen < row.seen),
    )
    .map(({ fish, contact }) => [fish, contact]);
}
