import { identityLevels, type IdentityLevel } from '@fairway/contract/identity/levels.ts';
import { hmacSha256 } from '#platform/crypto/hash.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { MemberRow } from '#modules/members';
import { selectMethods, type PayoutMethodRow } from '#modules/payout-methods';
import { findIdentity, type IdentityRow } from './identity-store.ts';

/** What is known of who a member is, as far as the level asks for it. */
export interface IdentityFacts {
  realName: string;
  /** With its area, `+8613…`; '' where none is bound. */
  phone: string;
  /** The card bound first; undefined below the levels that look at cards. */
  card: PayoutMethodRow | undefined;
  cardSkipped: boolean;
  identity: IdentityRow | undefined;
}

export async function loadIdentityFacts(
  db: Db | Tx,
  member: MemberRow,
  level: IdentityLevel,
): Promise<IdentityFacts> {
  const methods = level > identityLevels.codes.phoneAndRealName ? await selectMethods(db, member.id) : [];
  const identity = await findIdentity(db, member.id);
  return {
    realName: member.real_name ?? '',
    phone: member.phone ? `+${member.area_code}${member.phone}` : '',
    card: methods.find(({ kind }) => kind === 'bankCard'),
    cardSkipped: identity?.card_skipped ?? false,
    identity,
  };
}

/** Equal for equal facts, and says nothing of them without the server's secret. */
export function factsDigest(app: Platform, { realName, phone, card, identity }: IdentityFacts): Buffer {
  const parts = [
    realName,
    phone,
    card?.fingerprint.toString('hex') ?? '',
    identity?.id_card_fingerprint?.toString('hex') ?? '',
  ];
  return hmacSha256(app.config.secrets.server, `identity-facts:${JSON.stringify(parts)}`);
}
