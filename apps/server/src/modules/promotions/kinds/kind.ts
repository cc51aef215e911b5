import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import type { EligibilityReason } from '@fairway/contract/promotions/schemas.ts';
import type { VenueCategory } from '@fairway/contract/venues/categories.ts';
import type { CampaignTerms, TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import type { PricedPrize } from '@fairway/promotions';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Fault } from '../campaigns/verdict.ts';
import type { MemberView } from '../eligibility/member-view.ts';
import type { Past, PastDraws, PastGift } from '../rehearsal/past.ts';
import type { RewardRow } from '../tables.ts';

/** What a kind of campaign has of its own. Its calls and jobs stand in its folder and in `kind-routes.ts`. */
interface KindOf<Terms> {
  /** What one member can have from it at least once, fen: a budget below it is not published. */
  readonly oneMember: (terms: Terms) => bigint;
  /** Rules beside those of the audience, met or not. */
  readonly rules?: (terms: Terms, view: MemberView) => EligibilityReason[];
  /** What stands against publishing these terms beside the common verdict. */
  readonly faults?: (terms: Terms, now: Date) => Fault[];
  /** What a member would have had in past days; without it a rehearsal counts one full gift for each who might take part. */
  readonly rehearse?: (terms: Terms, past: Past) => readonly PastGift[];
  /** The draws that a member would have had in past days, and what each is drawn from; for kinds whose cost chance decides. */
  readonly rehearseDraws?: (terms: Terms, past: Past) => readonly PastDraws[];
  readonly drawnFrom?: (terms: Terms) => readonly PricedPrize[];
  /** Its rewards are taken one by one, so the caps and the group of the terms are kept; pots and places know none. */
  readonly keepsLimits?: true;
  /** The categories of play that each act asks for, acts that leave the choice left out. */
  readonly asksPlayOf?: (terms: Terms) => readonly (readonly VenueCategory[])[];
  /** What comes back when people refuse a reward of this kind; in the refusal's transaction. */
  readonly refused?: (tx: Tx, app: Platform, reward: RewardRow) => Promise<void>;
  /** What a reward that was given for deposits is still worth when those that stand add up to so much, fen; without it nothing. */
  readonly dueFor?: (terms: Terms, deposited: bigint) => bigint;
  /** What it gives for a deposit, fen; without it a gift does not depend on one, or `dueFor` says it. */
  readonly givesFor?: (terms: Terms, deposit: bigint) => bigint;
  /** The demo's campaigns of this kind: running, coming and ended ones. */
  readonly first: (now: Date) => readonly Terms[];
}

export type AnyKind = Required<
  Omit<KindOf<CampaignTerms>, 'rehearse' | 'rehearseDraws' | 'drawnFrom' | 'keepsLimits' | 'givesFor'>
> &
  Pick<KindOf<CampaignTerms>, 'rehearse' | 'rehearseDraws' | 'givesFor'> & {
    /** What a draw is drawn from; empty where there is none. */
    readonly drawnFrom: (terms: CampaignTerms) => readonly PricedPrize[];
    readonly keepsLimits: boolean;
    /** Whether a refusal gives something back. */
    readonly givesBack: boolean;
  };

/** A line of the registry: what a kind says of its own terms. */
export function defineKind<Kind extends CampaignKind>(kind: Kind, own: KindOf<TermsOf<Kind>>): AnyKind {
  const isOwn = (terms: CampaignTerms): terms is TermsOf<Kind> => terms.kind === kind;
  const ownTerms = (terms: CampaignTerms): TermsOf<Kind> => {
    if (!isOwn(terms)) throw new Error(`terms of ${terms.kind} are read as those of ${kind}`);
    return terms;
  };
  return {
    oneMember: (terms) => own.oneMember(ownTerms(terms)),
    rules: (terms, view) => own.rules?.(ownTerms(terms), view) ?? [],
    faults: (terms, now) => own.faults?.(ownTerms(terms), now) ?? [],
    ...(own.rehearse && { rehearse: (terms, past) => own.rehearse?.(ownTerms(terms), past) ?? [] }),
    ...(own.rehearseDraws && {
      rehearseDraws: (terms, past) => own.rehearseDraws?.(ownTerms(terms), past) ?? [],
    }),
    drawnFrom: (terms) => own.drawnFrom?.(ownTerms(terms)) ?? [],
    refused: async (tx, app, reward) => own.refused?.(tx, app, reward),
    dueFor: (terms, deposited) => own.dueFor?.(ownTerms(terms), deposited) ?? 0n,
    givesBack: own.refused !== undefined,
    ...((own.givesFor ?? own.dueFor) && {
      givesFor: (terms, deposit) => (own.givesFor ?? own.dueFor)?.(ownTerms(terms), deposit) ?? 0n,
    }),
    keepsLimits: own.keepsLimits ?? false,
    asksPlayOf: (terms) => own.asksPlayOf?.(ownTerms(terms)) ?? [],
    first: own.first,
  };
}
