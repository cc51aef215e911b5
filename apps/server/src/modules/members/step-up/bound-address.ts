import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { CodeAddress } from '#modules/risk';
import { findMember, type MemberRow } from '../members-store.ts';

/** Where codes to a member go: the bound phone, or the mailbox where none is. Throws `phoneMissing` where nothing is bound. */
export async function boundAddress(
  db: Db | Tx,
  memberId: string,
): Promise<{ address: CodeAddress; masked: string }> {
  const bound = addressOf(await findMember(db, memberId));
  if (!bound) throw new AppError('phoneMissing');
  return bound;
}

/** The same of a row that was read; undefined where nothing is bound. */
export function addressOf(
  member: Pick<MemberRow, 'area_code' | 'phone' | 'email'> | undefined,
): { address: CodeAddress; masked: string } | undefined {
  if (member?.phone) {
    const { area_code: area, phone } = member;
    return {
      address: { channel: 'sms', target: `+${area}${phone}` },
      masked: `+${area} ${phone.slice(0, 3)}****${phone.slice(-4)}`,
    };
  }
  if (!member?.email) return undefined;
  const [user = '', host = ''] = member.email.split('@');
  return {
    address: { channel: 'email', target: member.email },
    masked: `${user.slice(0, 1)}***@${host}`,
  };
}
