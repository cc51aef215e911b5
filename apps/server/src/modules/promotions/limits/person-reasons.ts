import type { EligibilityReason } from '@fairway/contract/promotions/schemas.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { findPersonMarks } from '#modules/members';
import { hmacSha256 } from '#platform/crypto/hash.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignKey } from '../tables.ts';
import { heldByOther, holdMarks, type PersonMark } from './persons-store.ts';

type Campaign = CampaignKey & { readonly terms: CampaignTerms };

/**
 * The rule that several accounts of one person take part as one: met while no other account has taken part with the same phone or device.
 * It names what is shared, never the account. None where the terms do not ask for it.
 */
export async function personReasons(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  { kind, no, terms }: Campaign,
): Promise<EligibilityReason[]> {
  if (terms.limits?.onePerson !== true) return [];
  const marks = await marksOf(db, app, memberId);
  return [reasonOf(await heldByOther(db, memberId, { kind, no, marks }))];
}

/** The same for who takes part now, in the transaction of the act: what is not held yet is held from then on. */
export async function takePerson(
  tx: Tx,
  app: Platform,
  memberId: string,
  { kind, no, terms }: Campaign,
): Promise<EligibilityReason[]> {
  if (terms.limits?.onePerson !== true) return [];
  const marks = await marksOf(tx, app, memberId);
  await holdMarks(tx, memberId, { kind, no, marks });
  return [reasonOf(await heldByOther(tx, memberId, { kind, no, marks }))];
}

function reasonOf(shared: PersonMark['source'] | null): EligibilityReason {
  return { rule: 'onePerson', need: '', have: shared ?? '', met: shared === null };
}

async function marksOf(db: Db | Tx, app: Platform, memberId: string): Promise<PersonMark[]> {
  const { phone, devices } = await findPersonMarks(db, memberId);
  const markOf = (source: PersonMark['source'], value: string): PersonMark => ({
    source,
    mark: hmacSha256(app.config.secrets.server, `promotions-person:${source}:${value}`),
  });
  return [
    ...(phone === null ? [] : [markOf('phone', phone)]),
    ...devices.map((device) => markOf('device', device)),
  ];
}
