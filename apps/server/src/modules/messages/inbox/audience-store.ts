import { sql, type RawBuilder } from 'kysely';
import { inboxBegin, type Reader } from './reader.ts';

/** The condition on a broadcast `b` of the inbox under which this reader sees it. */
export function isFor({ memberId, grade, invited, now }: Reader): RawBuilder<boolean> {
  return sql<boolean>`(
    b.status = 'published' and b.kind <> 'special' and (b.kind <> 'activity' or ${invited})
    and b.publish_at <= ${now} and b.publish_at > ${inboxBegin(now)} and (b.until is null or b.until > ${now})
    and ${isNamed({ memberId, grade })}
  )`;
}

/** The condition on a broadcast `b` under which its audience holds this member. */
export function isNamed({ memberId, grade }: Pick<Reader, 'memberId' | 'grade'>): RawBuilder<boolean> {
  return sql<boolean>`(
    b.audience = 'all'
    or (b.audience = 'vip' and ${grade} between b.grade_from and b.grade_to)
    or (b.audience = 'members' and exists (
      select from messages_broadcast_members named
      where named.broadcast_id = b.id and named.member_id = ${memberId}))
  )`;
}
