import { errorTable } from '@fairway/contract/errors/index.ts';
import { reasons } from '../reasons.ts';
import {
  binaryArray,
  fixedArray,
  sparseArray,
  writeBigint,
  writeInteger64,
  writeMicroseconds,
  writeUuid,
} from '#platform/db/rows/binary-arrays.ts';
import { columnArrays, insertStatement } from '#platform/db/rows/insert-rows.ts';
import type { TableColumns } from '#platform/db/rows/table-columns.ts';
import { operationsTable } from '#platform/idempotency/operations-table.ts';
import { companion, type Companion } from './companions.ts';
import { memberOf, type DecidedRow, type DecidedSide, type Decision } from './decide-batch.ts';
import type { LaneOperation } from './lane-request.ts';

/** One statement for a whole batch; the same tables make the same text, so it is prepared once. */
export interface BatchStatement {
  readonly text: string;
  readonly values: (Buffer | string | null)[];
}

const post = `select ledger_post($1::uuid[], $2::timestamptz[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
  $7::bigint[], $8::integer[], $9::bigint[], $10::integer[], $11::integer[], $12::smallint[], $13::text[], $14::uuid[],
  $15::uuid[], $16::smallint[], $17::integer[])`;
const postParameters = 17;

/** The batch's transfers, its callers' rows and their operation ids in one statement; undefined if nothing is to be written. */
export function batchStatement(decision: Decision): BatchStatement | undefined {
  const rows = [
    ...decision.accepted.flatMap(({ waiting }) => waiting.request.rows ?? []),
    ...operationRows(decision),
  ];
  const posts = decision.rows.length > 0;
  if (!posts && rows.length === 0) return undefined;

  const values: (Buffer | string | null)[] = posts
    ? [...postingArrays(decision.rows), ...trustedEpochs(decision)]
    : [];
  const parts: string[] = [];
  let next = posts ? postParameters + 1 : 1;
  for (const [table, tableRows] of byTable(rows)) {
    const arrays = columnArrays(
      table,
      tableRows.map(({ row }) => row),
    );
    parts.push(`rows_${parts.length} as (${insertStatement(table, next)})`);
    values.push(...arrays);
    next += arrays.length;
  }
  const head = parts.length > 0 ? `with ${parts.join(', ')} ` : '';
  return { text: `${head}${posts ? post : 'select'}`, values };
}

/** The arguments of `ledger_post`; those of a side that no row of the batch has are left out. */
function postingArrays(rows: readonly DecidedRow[]): (Buffer | null)[] {
  const count = rows.length;
  const of = (index: number): DecidedRow => {
    const row = rows[index];
    if (!row) throw new RangeError(`nothing at ${index}`);
    return row;
  };
  const keys = (side: 'a' | 'b') =>
    rows.some((row) => row[side])
      ? [
          sparseArray('bigint', count, (into, offset, index) => {
            const known = of(index)[side];
            if (known) writeKey(into, offset, known);
            return known !== undefined;
          }),
          sparseArray('bigint', count, (into, offset, index) => {
            const known = of(index)[side];
            if (known) writeBigint(into, offset, known.balance);
            return known !== undefined;
          }),
        ]
      : [null, null];
  const buckets = (side: 'house' | 'houseTo') =>
    rows.some((row) => row[side])
      ? sparseArray('integer', count, (into, offset, index) => {
          const known = of(index)[side];
          if (known) into.writeInt32BE(known.known.number, offset);
          return known !== undefined;
        })
      : null;
  const uuids = (of: (row: DecidedRow) => string | null | undefined) =>
    rows.some((row) => of(row))
      ? binaryArray(
          'uuid',
          rows.map((row) => of(row) ?? null),
        )
      : null;
  return [
    fixedArray('uuid', count, (into, offset, index) => writeUuid(into, offset, of(index).row.id)),
    fixedArray('timestamptz', count, (into, offset, index) => writeMicroseconds(into, offset, of(index).at)),
    sparseArray('bigint', count, (into, offset, index) => {
      const member = memberOf(of(index));
      if (member !== 0) writeInteger64(into, offset, member);
      return member !== 0;
    }),
    ...keys('a'),
    ...keys('b'),
    placesBefore(rows),
    fixedArray('bigint', count, (into, offset, index) => writeBigint(into, offset, of(index).row.amount)),
    buckets('house'),
    buckets('houseTo'),
    fixedArray('smallint', count, (into, offset, index) =>
      into.writeInt16BE(reasons[of(index).row.transfer.reason].code, offset),
    ),
    binaryArray(
      'text',
      rows.map(({ row }) => row.transfer.requestId),
    ),
    uuids(({ row }) => row.partOf),
    uuids(({ row }) => row.transfer.reverses),
  ];
}

/** The shards that were trusted to this process's memory, in order, and the epochs under which it owned them; nulls where none was. */
function trustedEpochs({ accepted }: Decision): (Buffer | null)[] {
  const epochs = new Map<number, number>();
  for (const { waiting } of accepted)
    if (waiting.shard !== undefined && waiting.epoch > 0) epochs.set(waiting.shard, waiting.epoch);
  if (epochs.size === 0) return [null, null];
  const shards = [...epochs.keys()].toSorted((left, right) => left - right);
  return [
    binaryArray('smallint', shards),
    binaryArray(
      'integer',
      shards.map((shard) => epochs.get(shard) ?? null),
    ),
  ];
}

/** A pocket and the number of its line, `pocket << 40 | seq`, in the two halves of which neither needs a bigint. */
function writeKey(into: Buffer, offset: number, { known, seq }: DecidedSide): void {
  const high = Math.floor(seq / twoTo32);
  into.writeInt32BE(known.number * 256 + high, offset);
  into.writeUInt32BE(seq - high * twoTo32, offset + 4);
}
const twoTo32 = 4_294_967_296;

/** Where in the batch, from 1, the row stands that comes before on side b's account; null where none does. */
function placesBefore(rows: readonly DecidedRow[]): Buffer | null {
  if (!rows.some(({ bBefore }) => bBefore)) return null;
  const places = new Map(rows.map((row, index) => [row, index + 1]));
  return binaryArray(
    'integer',
    rows.map(({ bBefore }) => (bBefore && places.get(bBefore)) ?? null),
  );
}

/** The ids that callers gave with what they will be answered, refusals included (save those that invite another try). */
function operationRows({ accepted, refused }: Decision): Companion[] {
  const done = accepted.flatMap(({ waiting: { request }, answer }) =>
    request.operation ? [operationRow(request.operation, { ok: true, value: answer })] : [],
  );
  const kept = refused.flatMap(({ waiting: { request }, refusal }) => {
    if (!request.operation || errorTable[refusal.error].retry === 'later') return [];
    const { error, params, data } = refusal;
    return [operationRow(request.operation, { ok: false, error, params, data })];
  });
  return [...done, ...kept];
}

function operationRow(operation: LaneOperation, answer: unknown): Companion {
  return companion(operationsTable, {
    owner: operation.owner,
    operation: operation.operation,
    operation_id: operation.operationId,
    input_hash: operation.inputHash,
    answer_text: JSON.stringify(answer),
    created_at: operation.at,
  });
}

function byTable(rows: readonly Companion[]): Map<TableColumns, Companion[]> {
  const tables = new Map<TableColumns, Companion[]>();
  for (const row of rows) {
    const known = tables.get(row.table);
    if (known) known.push(row);
    else tables.set(row.table, [row]);
  }
  return tables;
}
