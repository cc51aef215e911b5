import type { MemberProfile } from '@fairway/contract/members/schemas.ts';
import { birthDay } from '../casework/present-member-case.ts';
import type { MemberRow } from '../members-store.ts';

/** A member as the member sees the own account: names masked, contacts masked, no hash. */
export function presentProfile(member: MemberRow, now: Date): MemberProfile {
  return {
    id: member.id,
    name: member.name,
    nickName: member.nick_name,
    avatar: member.avatar,
    grade: member.grade,
    realName: maskName(member.real_name ?? ''),
    phone: maskMiddle(member.phone ?? '', 3, 4),
    email: maskEmail(member.email ?? ''),
    inviteCode: member.own_code,
    status: member.status,
    sex: member.sex,
    birthday: birthDay(member),
    siteId: 8,
    lastDays: Math.floor((now.getTime() - member.created_at.getTime()) / 86_400_000),
    createdAt: member.created_at.toISOString(),
  };
}

function maskName(name: string): string {
  return name.length < 2 ? name : `${name[0]}${'*'.repeat(name.length - 1)}`;
}

function maskMiddle(text: string, head: number, tail: number): string {
  return text.length <= head + tail
    ? '*'.repeat(text.length)
    : `${text.slice(0, head)}${'*'.repeat(text.length - head - tail)}${text.slice(-tail)}`;
}

function maskEmail(email: string): string {
  const at = email.indexOf('@');
  return at < 1 ? '' : `${email[0]}***${email.slice(at)}`;
}
