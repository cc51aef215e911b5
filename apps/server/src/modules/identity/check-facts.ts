import type { Platform } from '#platform/platform.ts';
import type { MemberRow } from '#modules/members';
import { unseal } from '#modules/payout-methods';
import { identityBureau } from './bureau/identity-bureaus.ts';
import type { IdentityVerdict } from './tables.ts';
import type { IdentityState } from './identity-status.ts';
import { countIdCardMiss, saveVerdict } from './identity-store.ts';

/** Asks the checking party about a member's facts and keeps what it said. Undefined: no answer, and nothing is kept. */
export async function checkFacts(
  app: Platform,
  member: MemberRow,
  { facts, digest }: Pick<IdentityState, 'facts' | 'digest'>,
): Promise<IdentityVerdict | undefined> {
  const { server } = app.config.secrets;
  const sealed = facts.identity?.id_card_sealed;
  const answer = await identityBureau(app)?.check({
    realName: facts.realName,
    phone: facts.phone,
    ...(facts.card ? { bankCard: unseal(facts.card.sealed, server) } : {}),
    ...(sealed ? { idCard: unseal(sealed, server) } : {}),
  });
  if (!answer) return undefined;
  const { verdict, reference } = answer;
  await saveVerdict(app.db, member.id, { facts: digest, verdict, reference, at: app.clock.now() });
  if (sealed) await countIdCardMiss(app.db, member.id, verdict === 'idCardMismatch');
  return verdict;
}
