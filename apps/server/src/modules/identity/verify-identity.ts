import type { identityEndpoints } from '@fairway/contract/identity/endpoints.ts';
import type { identitySchemas } from '@fairway/contract/identity/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { findMember, type MemberRow } from '#modules/members';
import { fingerprint, seal } from '#modules/payout-methods';
import { identityBureau } from './bureau/identity-bureaus.ts';
import { checkFacts } from './check-facts.ts';
import { birthDateOf, maskIdCard, readIdCard } from './id-card.ts';
import { readIdentityStatus, type IdentityState } from './identity-status.ts';
import { countIdCardMiss, saveIdentity, type IdentityChange } from './identity-store.ts';
import { verdictRefusal } from './identity-table.ts';
import { identityGate } from './judge-identity.ts';
import { presentIdentityStatus } from './present-status.ts';

/**
 * Takes an identity card and the choice to go on without a bank card, and has everything checked, again where it did
 * not match before. Writes both and the verdict. Throws the identity refusals of section 8, `idCardMalformed` for a
 * number that is none, and `identityCheckUnavailable` when nobody answered. Where nothing is asked for, nothing is
 * checked.
 */
export const verifyIdentity: Operation<
  (typeof identityEndpoints)['verifyIdentity'],
  (typeof identitySchemas)['verifyIdentity']
> = async (app, call, { flow, idCard, skipCard }) => {
  const { memberId } = call.member;
  const member = await findMember(app.db, memberId);
  if (!member) throw new AppError('tokenRevoked');
  const card = idCard === undefined ? {} : await readCard(app, member, idCard);
  const gate = await identityGate(app, flow);

  await saveIdentity(app.db, memberId, { ...card, ...(skipCard ? { cardSkipped: true } : {}) });
  const status = await readIdentityStatus(app.db, app, member, gate);
  if (mayBeAsked(app, status, gate.level)) {
    const verdict = await checkFacts(app, member, status);
    if (verdict === undefined) throw new AppError('identityCheckUnavailable');
  }

  const now = await readIdentityStatus(app.db, app, member, gate);
  if (now.refusal) throw new AppError(now.refusal);
  return presentIdentityStatus(gate.level, now);
};

/** A number with the account's own day of birth; '' takes it away. One of another day has missed without asking anybody. */
async function readCard(app: Platform, member: MemberRow, typed: string): Promise<IdentityChange> {
  if (typed.trim() === '') return { idCard: null };
  const number = readIdCard(typed);
  if (!number) throw new AppError('idCardMalformed');
  if (birthDateOf(number) !== dayOf(member.birth_date)) {
    const misses = await countIdCardMiss(app.db, member.id, true);
    throw new AppError(verdictRefusal('idCardMismatch', misses) ?? 'idCardMismatch');
  }
  const { server } = app.config.secrets;
  return {
    idCard: {
      sealed: seal(number, server),
      masked: maskIdCard(number),
      fingerprint: fingerprint(`idCard:${number}`, server),
    },
  };
}

/** The party is asked where all is there and nobody has said «match»: about new facts, and again about refused ones. */
function mayBeAsked(app: Platform, { refusal, unchecked, verdict }: IdentityState, level: number): boolean {
  if (level === 0 || !identityBureau(app)) return false;
  return unchecked || (refusal !== undefined && verdict !== undefined);
}

/** A day of the calendar as the database keeps it, YYYY-MM-DD. */
function dayOf(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
