import type { InstantKind } from '@fairway/contract/promotions/instant/schemas.ts';
import type { CampaignTerms, TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { documentHash, type PrizeList } from '@fairway/promotions';
import { hashing } from '#modules/games';

export type InstantTerms = TermsOf<InstantKind>;
export type InstantPrize = InstantTerms['prizes'][number];

/** The terms of a wheel, a card, a box or a shot. */
export function instantTerms(terms: CampaignTerms): InstantTerms {
  if (!('prizes' in terms && 'chances' in terms))
    throw new Error(`no prizes to draw in terms of ${terms.kind}`);
  return terms;
}

/** The list as it is published and drawn from: codes with weights, in order, and the consolation. */
export function prizeListOf({ prizes, consolation }: InstantTerms): PrizeList {
  return { prizes: prizes.map(({ code, weight }) => ({ code, weight })), consolation };
}

/** The commitment to the list, as the verifier computes it. */
export function listHash(terms: InstantTerms): string {
  return documentHash(hashing, prizeListOf(terms));
}

export function prizeOf({ prizes }: InstantTerms, code: string): InstantPrize {
  const prize = prizes.find((one) => one.code === code);
  if (!prize) throw new Error(`no prize ${code} in the terms that were drawn from`);
  return prize;
}
