import type { IdentityFlow } from '@fairway/contract/identity/schemas.ts';
import type { IdentityLevel } from '@fairway/contract/identity/levels.ts';
import type { ErrorName } from '@fairway/contract/errors/index.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { MemberRow } from '#modules/members';
import { identityBureau } from './bureau/identity-bureaus.ts';
import type { IdentityVerdict } from './tables.ts';
import { factsDigest, loadIdentityFacts, type IdentityFacts } from './identity-facts.ts';
import { findVerdict } from './identity-store.ts';
import { missingRefusal, verdictRefusal } from './identity-table.ts';

/** A flow and what it asks for now; read before a transaction, because settings are read on a connection of their own. */
export interface IdentityGate {
  flow: IdentityFlow;
  level: IdentityLevel;
}

export interface IdentityState {
  facts: IdentityFacts;
  digest: Buffer;
  /** What the flow would be refused with; undefined: nothing known refuses it. */
  refusal: ErrorName | undefined;
  /** All is there and its own facts agree, and nobody has been asked about it yet. */
  unchecked: boolean;
  /** What was said about exactly these facts; undefined: nobody has been asked. */
  verdict?: IdentityVerdict;
}

/** A member's identity status before a flow, from the database alone. */
export async function readIdentityStatus(
  db: Db | Tx,
  app: Platform,
  member: MemberRow,
  { flow, level }: IdentityGate,
): Promise<IdentityState> {
  const facts = await loadIdentityFacts(db, member, level);
  const digest = factsDigest(app, facts);
  const at = { facts, digest };
  if (level === 0) return { ...at, refusal: undefined, unchecked: false };
  // Outside production the member's own facts replace a bureau. A real site says at once that nobody can check them.
  if (!identityBureau(app) && app.config.production)
    return { ...at, refusal: 'identityCheckNotOffered', unchecked: false };
  const { realName, phone, card, cardSkipped } = facts;
  const given = { realName: realName !== '', phone: phone !== '', bankCard: card !== undefined, cardSkipped };
  const missing = missingRefusal(flow, level, given);
  if (missing) return { ...at, refusal: missing, unchecked: false };
  // A card keeps the name it was bound with; a real name that was changed by review since is another one.
  if (card && card.holder_name !== realName)
    return { ...at, refusal: 'realNameCardMismatch', unchecked: false };

  if (!identityBureau(app)) return { ...at, refusal: undefined, unchecked: false };
  const verdict = await findVerdict(db, member.id, digest);
  if (verdict === undefined) return { ...at, refusal: undefined, unchecked: true };
  return {
    ...at,
    refusal: verdictRefusal(verdict, facts.identity?.id_card_misses ?? 0),
    unchecked: false,
    verdict,
  };
}
