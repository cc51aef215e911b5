import type { Broadcast, BroadcastFields } from '@fairway/contract/messages/operator-schemas.ts';
import { countMembers, findMembersByNames } from '#modules/members';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { BroadcastRow } from '../tables.ts';
import type { NamedMember, WrittenBroadcast } from './broadcasts-store.ts';

/** The members that a list names, each once. Throws `audienceUnknown` with the names that nobody has. */
export async function membersNamed(
  tx: Tx,
  audience: BroadcastFields['audience'],
): Promise<readonly NamedMember[]> {
  if (audience.kind !== 'members') return [];
  const members = await findMembersByNames(tx, audience.names);
  const known = new Set(members.map(({ name }) => name.toLowerCase()));
  const unknown = audience.names.filter((name) => !known.has(name.toLowerCase()));
  if (unknown.length > 0)
    throw new AppError(
      'audienceUnknown',
      { names: unknown.slice(0, 10).join(', ') },
      { field: 'audience', names: unknown },
    );
  return members;
}

/** The columns of an audience. */
export function audienceColumns(
  audience: BroadcastFields['audience'],
): Pick<BroadcastRow, 'audience' | 'grade_from' | 'grade_to'> {
  return audience.kind === 'vip'
    ? { audience: 'vip', grade_from: audience.from, grade_to: audience.to }
    : { audience: audience.kind, grade_from: null, grade_to: null };
}

export function presentAudience(row: WrittenBroadcast): Broadcast['audience'] {
  if (row.audience === 'members') return { kind: 'members', names: row.names };
  return row.audience === 'vip'
    ? { kind: 'vip', from: row.grade_from ?? 0, to: row.grade_to ?? 0 }
    : { kind: 'all' };
}

/** How many members it is for, counted now. */
export async function reachOf(db: Db, row: WrittenBroadcast): Promise<number> {
  if (row.audience === 'members') return row.names.length;
  return countMembers(
    db,
    row.audience === 'vip' ? { from: row.grade_from ?? 0, to: row.grade_to ?? 0 } : null,
  );
}
