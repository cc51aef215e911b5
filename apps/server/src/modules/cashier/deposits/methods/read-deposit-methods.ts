import type { Platform } from '#platform/platform.ts';
import { findMember, type MemberRow } from '#modules/members';
import { readyOffers } from '../../channels/registry.ts';
import { publishedSettings } from '../../settings/published-settings.ts';
import { termsFor, type PayTerms } from './pay-terms.ts';

/** The methods that a member sees, in the order to show. */
export async function readDepositMethods(
  app: Platform,
  memberId: string,
): Promise<{ member: MemberRow | undefined; methods: PayTerms[] }> {
  const member = await findMember(app.db, memberId);
  const settings = await publishedSettings(app);
  const methods = readyOffers(app)
    .map((offer) => termsFor(app, settings, offer, member))
    .filter(({ shown }) => shown)
    .toSorted((left, right) => left.offer.sort - right.offer.sort);
  return { member, methods };
}
