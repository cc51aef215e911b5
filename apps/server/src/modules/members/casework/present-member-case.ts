import type { MemberCase, MemberLine } from '@fairway/contract/members/operator-schemas.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MemberRow } from '../members-store.ts';
import { findOrigin, memberSessions, membersOfSameDevices, type FoundMember } from './casework-store.ts';
import { maskBirthDate, maskEmail, maskName, maskPhone } from './mask.ts';

export function presentMemberLine(row: FoundMember): MemberLine {
  return {
    id: row.id,
    name: row.name,
    nickName: row.nick_name,
    grade: row.grade,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  };
}

/** A member for an operator: details masked, sessions, who shares a device. */
export async function presentMemberCase(db: Db | Tx, row: MemberRow, now: Date): Promise<MemberCase> {
  const sessions = await memberSessions(db, row.id);
  const mates = await membersOfSameDevices(db, row.id);
  const lastSeen = sessions.map((session) => session.last_seen_at).toSorted((a, b) => +b - +a)[0] ?? null;
  return {
    ...presentMemberLine({ ...row, last_seen_at: lastSeen }),
    masked: {
      realName: maskName(row.real_name ?? ''),
      phone: maskPhone(row.phone ?? ''),
      email: maskEmail(row.email ?? ''),
      birthDate: maskBirthDate(birthDay(row)),
    },
    origin: {
      ...(await findOrigin(db, row)),
      inviteCode: row.invite_code,
      agentCode: row.agent_code,
      source: row.source,
      ownCode: row.own_code,
    },
    marks: {
      black: row.black,
      passwordChange: row.must_change_password,
      coins: row.coins_closed,
      asleep: row.asleep_since !== null,
    },
    version: row.version,
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.user_agent,
      deviceId: session.device_id,
      address: session.address,
      createdAt: session.created_at.toISOString(),
      lastSeenAt: session.last_seen_at.toISOString(),
      endedAt: session.ended_at?.toISOString() ?? null,
      endedReason: session.ended_reason,
      open: session.ended_at === null && session.expires_at > now,
    })),
    sameDevice: mates.map((mate) => ({
      id: mate.id,
      name: mate.name,
      status: mate.status,
      lastSeenAt: mate.last_seen_at.toISOString(),
    })),
  };
}

/** The day of birth as YYYY-MM-DD; the driver reads a `date` as midnight of the process's own zone. */
export function birthDay(row: Pick<MemberRow, 'birth_date'>): string {
  const day = row.birth_date;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
