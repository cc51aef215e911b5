import type {
  OwnerProof,
  OwnerProofKind,
} from '@fairway/contract/members/verification/owner-proof-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { forgiveAttempt, takeCode } from '#modules/risk';
import { findMember } from '../members-store.ts';
import { admitFactor } from '../second-factor/admit-factor.ts';
import { provePassword } from '../second-factor/prove-password.ts';
import { findSecondFactor } from '../second-factor/second-factor-store.ts';
import { takeFactor } from '../second-factor/take-factor.ts';
import { addressOf } from './bound-address.ts';

/**
 * The step-up of a signed-in member before anything that pays money out: a session alone may be stolen. Where the
 * second factor is on, only that counts. Throws `stepUpNeeded` with the kinds of proof that the member has, and each
 * kind's own refusals.
 */
export async function proveOwner(
  app: Platform,
  call: MemberCall,
  proof: OwnerProof | undefined,
): Promise<void> {
  const kinds = await proofKinds(app, call.member.memberId);
  if (!proof || !kinds.includes(proof.kind)) throw new AppError('stepUpNeeded', {}, { kinds });
  if (proof.kind === 'password') await provePassword(app, call, proof.password);
  if (proof.kind === 'code') await proveByCode(app, call, proof);
  if (proof.kind === 'secondFactor') await proveByFactor(app, call, proof.code);
}

/** The kinds of proof that a member has. Writes nothing. */
async function proofKinds(app: Platform, memberId: string): Promise<OwnerProofKind[]> {
  if ((await findSecondFactor(app.db, memberId))?.confirmed_at) return ['secondFactor'];
  return addressOf(await findMember(app.db, memberId)) ? ['password', 'code'] : ['password'];
}

async function proveByCode(
  app: Platform,
  call: MemberCall,
  code: { codeId: string; code: string },
): Promise<void> {
  const { memberId } = call.member;
  const taken = await takeCode(app, call, 'stepUp', code, ({ subject }) => subject === memberId);
  // The phone may have been changed while the code was being delivered.
  const bound = addressOf(await findMember(app.db, memberId));
  if (bound?.address.target !== taken.target) throw new AppError('phoneCodeExpired');
}

async function proveByFactor(app: Platform, call: MemberCall, code: string): Promise<void> {
  const { memberId } = call.member;
  const admission = await admitFactor(app, call, memberId);
  const right = await inTransaction(app.db, (tx) => takeFactor(app, tx, memberId, code));
  if (!right) throw new AppError('secondFactorWrong');
  await forgiveAttempt(app, admission);
}
