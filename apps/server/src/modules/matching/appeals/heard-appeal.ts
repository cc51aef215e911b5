import { statementsMost, type AppealState } from '@fairway/contract/matching/appeals.ts';
import { type PartSide } from '@fairway/contract/matching/parts.ts';
import type { PartAppeal, Statement } from '@fairway/contract/matching/schemas.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { PartRow } from '../parts/part-store.ts';
import { selectAppealsOf, type AppealRow } from './appeal-store.ts';
import { selectStatementsOf, type StatementRow } from './statement-store.ts';

/** An appeal with what both sides have added to it since it was opened. */
export interface HeardAppeal {
  appeal: AppealRow;
  statements: readonly StatementRow[];
}

/** The appeal about each of some parts, the open one or else the latest, with its statements. */
export async function selectHeardAppeals(
  db: Db | Tx,
  partNos: readonly string[],
): Promise<ReadonlyMap<string, HeardAppeal>> {
  const appeals = await selectAppealsOf(db, partNos);
  const statements = await selectStatementsOf(
    db,
    [...appeals.values()].map(({ id }) => id),
  );
  return new Map(
    [...appeals].map(([partNo, appeal]) => [partNo, { appeal, statements: statements.get(appeal.id) ?? [] }]),
  );
}

export async function findHeardAppeal(db: Db | Tx, partNo: string): Promise<HeardAppeal | undefined> {
  return (await selectHeardAppeals(db, [partNo])).get(partNo);
}

const hasStated = ({ statements }: HeardAppeal, side: PartSide) =>
  statements.some((statement) => statement.side === side);

/** Whether the recipient has neither denied the payment nor confirmed it, and no operator has stopped the part. */
export function awaitsRecipient(heard: HeardAppeal): boolean {
  const { opened_by: by, stopped_at: stoppedAt } = heard.appeal;
  return stoppedAt === null && (by === 'payer' || by === 'rule') && !hasStated(heard, 'recipient');
}

/** How many statements a side may still add. */
export function statementsLeft({ appeal, statements }: HeardAppeal, side: PartSide): number {
  if (appeal.outcome !== null) return 0;
  return Math.max(0, statementsMost - statements.filter((statement) => statement.side === side).length);
}

function stateOf(heard: HeardAppeal): AppealState {
  const { appeal } = heard;
  if (appeal.outcome !== null) return 'decided';
  if (appeal.escalations > 0) return 'escalated';
  const payerHeard = appeal.opened_by !== 'recipient' && appeal.opened_by !== 'staff';
  const isAnswered =
    (payerHeard || hasStated(heard, 'payer')) &&
    (appeal.opened_by === 'recipient' || hasStated(heard, 'recipient'));
  return isAnswered ? 'underReview' : 'waitingAnswer';
}

/** An appeal as its two sides or operators read it: the opening is its first statement. */
export function presentPartAppeal(
  part: PartRow,
  heard: HeardAppeal,
  reader: 'member' | 'operator',
): PartAppeal {
  const { appeal } = heard;
  return {
    state: stateOf(heard),
    reason: appeal.reason,
    openedBy: appeal.opened_by,
    openedAt: appeal.opened_at.toISOString(),
    deadline: appeal.deadline.toISOString(),
    escalatedAt: appeal.escalated_at?.toISOString() ?? null,
    nextAt: appeal.outcome === null ? part.deadline.toISOString() : null,
    outcome: appeal.outcome,
    decidedAt: appeal.decided_at?.toISOString() ?? null,
    statements: [openingOf(appeal, reader), ...laterStatements(heard, reader)],
  };
}

/** What both sides added, and an operator's stop of a part that was under appeal already, oldest first. */
function laterStatements({ appeal, statements }: HeardAppeal, reader: 'member' | 'operator'): Statement[] {
  const { stopped_at: stoppedAt, opened_by: by, stop_reason: reason } = appeal;
  const all = statements.map(presentStatement);
  if (stoppedAt === null || by === 'staff') return all;
  const text = reader === 'member' ? '' : reason;
  const at = stoppedAt.toISOString();
  const stop: Statement = { side: 'staff', reason: 'staff', text, evidence: [], at };
  return [...all, stop].toSorted((one, other) => one.at.localeCompare(other.at));
}

const openingOf = (appeal: AppealRow, reader: 'member' | 'operator'): Statement => ({
  side: appeal.opened_by,
  reason: appeal.reason,
  // What an operator wrote when stopping the part is for operators alone.
  text: appeal.opened_by === 'staff' && reader === 'member' ? '' : appeal.words,
  evidence: appeal.evidence,
  at: appeal.opened_at.toISOString(),
});

const presentStatement = ({ side, reason, words: text, evidence, at }: StatementRow): Statement => ({
  side,
  reason,
  text,
  evidence,
  at: at.toISOString(),
});
