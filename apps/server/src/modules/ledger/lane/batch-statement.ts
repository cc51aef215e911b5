import { errorTable } from '@fairway/contract/errors/index.ts';
import { opening } from '../accounts/account.ts';
import type { Transfer } from '../postings/transfer.ts';
import { REASONS } from '../reasons.ts';
import {
  binaryArray,
  fixedArray,
  writeBigint,
  writeInteger64,
  writeMicroseconds,
  writeUuid,
} from '#platform/db/rows/binary-arrays.ts';
import { columnArrays, insertStatement } from '#platform/db/rows/insert-rows.ts';
import type { TableColumns } from '#platform/db/rows/table-columns.ts';
import { operationsTable } from '#platform/idempotency/operations-table.ts';
import { companion, type Companion } from './companions.ts';
import type { DecidedEntry, Decision } from './decide-batch.ts';
import type { LaneOperation } from './lane-request.ts';

/** One statement for a whole batch; the same tables make the same text, so it is prepared once. */
export interface BatchStatement {
  readonly text: string;
  readonly values: (Buffer | string | null)[];
}

const post = `select ledger_post($1::smallint[], $2::uuid[], $3::smallint[], $4::timestamptz[], $5::text[], $6::uuid[],
  $7::integer[], $8::uuid[], $9::bigint[], $10::bigint[], $11::bigint[], $12::smallint[], $13::smallint[],
  $14::timestamptz[], $15::jsonb)`;
const postParameters = 15;

/** The batch's transfers, its callers' rows and their operation ids in one statement; undefined if nothing is to be written. */
export function batchStatement(decision: Decision): BatchStatement | undefined {
  const rows = [
    ...decision.accepted.flatMap(({ waiting }) => waiting.request.rows ?? []),
    ...operationRows(decision),
  ];
  const posts = decision.transfers.length > 0;
  if (!posts && rows.length === 0) return undefined;

  const values: (Buffer | string | null)[] = posts ? postingArrays(decision) : [];
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

function postingArrays({ transfers, entries }: Decision): (Buffer | string | null)[] {
  const ofTransfers = transfers.length;
  const ofEntries = entries.length;
  const transfer = (index: number): Transfer => at(transfers, index);
  const entry = (index: number): DecidedEntry => at(entries, index);
  const reversing = transfers.some(({ reverses }) => reverses !== undefined);
  return [
    fixedArray('smallint', ofTransfers, (into, offset, index) =>
      into.writeInt16BE(transfer(index).legs[0]?.account.shard ?? 0, offset),
    ),
    fixedArray('uuid', ofTransfers, (into, offset, index) => writeUuid(into, offset, transfer(index).id)),
    fixedArray('smallint', ofTransfers, (into, offset, index) =>
      into.writeInt16BE(REASONS[transfer(index).reason].code, offset),
    ),
    fixedArray('timestamptz', ofTransfers, (into, offset, index) =>
      writeMicroseconds(into, offset, transfer(index).at.getTime() * 1000),
    ),
    binaryArray(
      'text',
      transfers.map(({ requestId }) => requestId),
    ),
    reversing
      ? binaryArray(
          'uuid',
          transfers.map(({ reverses }) => reverses ?? null),
        )
      : null,
    fixedArray('integer', ofEntries, (into, offset, index) =>
      into.writeInt32BE(entry(index).transfer + 1, offset),
    ),
    fixedArray(
      'uuid',
      ofEntries,
      (into, offset, index) => void entry(index).known.idBytes.copy(into, offset),
    ),
    fixedArray('bigint', ofEntries, (into, offset, index) => writeInteger64(into, offset, entry(index).seq)),
    fixedArray('bigint', ofEntries, (into, offset, index) => writeBigint(into, offset, entry(index).amount)),
    fixedArray('bigint', ofEntries, (into, offset, index) => writeBigint(into, offset, entry(index).balance)),
    fixedArray('smallint', ofEntries, (into, offset, index) =>
      into.writeInt16BE(entry(index).known.kindCode, offset),
    ),
    fixedArray('smallint', ofEntries, (into, offset, index) =>
      into.writeInt16BE(entry(index).known.currencyCode, offset),
    ),
    fixedArray('timestamptz', ofEntries, (into, offset, index) =>
      writeMicroseconds(into, offset, entry(index).at),
    ),
    openings(entries),
  ];
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

/** The accounts that the batch opens, or null for none. */
function openings(entries: readonly DecidedEntry[]): string | null {
  const first = entries.filter(({ seq }) => seq === 1);
  return first.length === 0 ? null : JSON.stringify(first.map(({ known }) => opening(known.account)));
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
    answer,
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
