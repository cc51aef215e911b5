import type { IdentityFlow } from '@fairway/contract/identity/schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { findMember, type MemberRow } from '#modules/members';
import { checkFacts } from './check-facts.ts';
import { identityRules } from './identity-rules.ts';
import { readIdentityStatus, type IdentityGate } from './identity-status.ts';

/** What a flow asks for now. */
export async function identityGate(app: Platform, flow: IdentityFlow): Promise<IdentityGate> {
  return { flow, level: (await identityRules.only(app).levels(app))[flow] };
}

/**
 * Before the transaction of a flow: has facts that nobody was asked about yet checked, because no party is called inside of
 * one. Answers what the flow asks for. Throws nothing; what could not be learnt is refused by `judgeIdentity`.
 */
export async function prepareIdentity(
  app: Platform,
  memberId: string,
  flow: IdentityFlow,
): Promise<IdentityGate> {
  const gate = await identityGate(app, flow);
  await prepareGate(app, memberId, gate);
  return gate;
}

/** As `prepareIdentity`, for what asks for a level of its own whatever the settings say. */
export async function prepareGate(app: Platform, memberId: string, gate: IdentityGate): Promise<void> {
  if (gate.level === 0) return;
  const member = await findMember(app.db, memberId);
  if (!member) return;
  const status = await readIdentityStatus(app.db, app, member, gate);
  if (status.unchecked) await checkFacts(app, member, status);
}

/**
 * Inside the transaction of a flow: throws the identity refusal of section 8 that applies, and
 * `identityCheckUnavailable` while nobody has answered about these facts.
 */
export async function judgeIdentity(
  tx: Tx,
  app: Platform,
  member: MemberRow,
  gate: IdentityGate,
): Promise<void> {
  if (gate.level === 0) return;
  const { refusal, unchecked } = await readIdentityStatus(tx, app, member, gate);
  if (refusal) throw new AppError(refusal);
  if (unchecked) throw new AppError('identityCheckUnavailable');
}
