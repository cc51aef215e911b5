import { errorTable } from '@fairway/contract/errors/index.ts';
import { opening, type Account } from '../accounts/account.ts';
import { REASONS } from '../reasons.ts';
import { binaryArray, microsecondsArray, uuidBytesArray } from './binary-arrays.ts';
import {
  columnArrays,
  companion,
  companionTable,
  insertCompanions,
  type Companion,
  type CompanionTable,
} from './companions.ts';
import type { Decision } from './decide-batch.ts';
import type { LaneOperation } from './lane-request.ts';

/** One statement for a whole batch; the same tables make the same text, so it is prepared once. */
export interface BatchStatement {
  readonly text: string;
  readonly values: (Buffer | string | null)[];
}

const operations = companionTable('platform_operations', {
  owner: 'text',
  operation: 'text',
  operation_id: 'text',
  input_hash: 'bytea',
  answer: 'jsonb',
  created_at: 'timestamptz',
});

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
    const arrays = columnArrays(table, tableRows);
    parts.push(`rows_${parts.length} as (${insertCompanions(table, next)})`);
    values.push(...arrays);
    next += arrays.length;
  }
  const head = parts.length > 0 ? `with ${parts.join(', ')} ` : '';
  return { text: `${head}${posts ? post : 'select'}`, values };
}

function postingArrays({ transfers, entries }: Decision): (Buffer | string | null)[] {
  return [
    binaryArray(
      'smallint',
      transfers.map(({ legs }) => legs[0]?.account.shard ?? null),
    ),
    binaryArray(
      'uuid',
      transfers.map(({ id }) => id),
    ),
    binaryArray(
      'smallint',
      transfers.map(({ reason }) => REASONS[reason].code),
    ),
    binaryArray(
      'timestamptz',
      transfers.map(({ at }) => at),
    ),
    binaryArray(
      'text',
      transfers.map(({ requestId }) => requestId),
    ),
    binaryArray(
      'uuid',
      transfers.map(({ reverses }) => reverses ?? null),
    ),
    binaryArray(
      'integer',
      entries.map(({ transfer }) => transfer + 1),
    ),
    uuidBytesArray(entries.map(({ known }) => known.idBytes)),
    binaryArray(
      'bigint',
      entries.map(({ seq }) => BigInt(seq)),
    ),
    binaryArray(
      'bigint',
      entries.map(({ amount }) => amount),
    ),
    binaryArray(
      'bigint',
      entries.map(({ balance }) => balance),
    ),
    binaryArray(
      'smallint',
      entries.map(({ known }) => known.kindCode),
    ),
    binaryArray(
      'smallint',
      entries.map(({ known }) => known.currencyCode),
    ),
    microsecondsArray(entries.map(({ at }) => at)),
    openings(entries.filter(({ seq }) => seq === 1).map(({ known }) => known.account)),
  ];
}

function openings(accounts: readonly Account[]): string | null {
  return accounts.length === 0 ? null : JSON.stringify(accounts.map(opening));
}

/** The ids that callers gave with what they will be answered, refusals included (save those that invite another try). */
function operationRows({ accepted, refused }: Decision): Companion[] {
  const done = accepted.flatMap(({ waiting: { request }, answer }) =>
    request.operation
      ? [operationRow(request.operation, request.transfers[0]?.at, { ok: true, value: answer })]
      : [],
  );
  const kept = refused.flatMap(({ waiting: { request }, refusal }) => {
    if (!request.operation || errorTable[refusal.error].retry === 'later') return [];
    const { error, params, data } = refusal;
    return [operationRow(request.operation, request.transfers[0]?.at, { ok: false, error, params, data })];
  });
  return [...done, ...kept];
}

function operationRow(operation: LaneOperation, at: Date | undefined, answer: unknown): Companion {
  return companion(operations, {
    owner: operation.owner,
    operation: operation.operation,
    operation_id: operation.operationId,
    input_hash: operation.inputHash,
    answer,
    created_at: at ?? null,
  });
}

function byTable(rows: readonly Companion[]): Map<CompanionTable, Companion[]> {
  const tables = new Map<CompanionTable, Companion[]>();
  for (const row of rows) {
    const known = tables.get(row.table);
    if (known) known.push(row);
    else tables.set(row.table, [row]);
  }
  return tables;
}
