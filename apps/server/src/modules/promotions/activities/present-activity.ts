import type { Activity, ActivityCard } from '@fairway/contract/promotions/schemas.ts';
import { campaignPath } from '@fairway/contract/promotions/kinds.ts';
import type { Language } from '#platform/errors.ts';
import { activityStatusOf } from '../campaigns/activity-status.ts';
import type { CampaignWithTerms } from '../campaigns/campaigns-store.ts';

/** A campaign on the wall of the centre. */
export function presentCard(row: CampaignWithTerms, now: Date, language: Language): ActivityCard {
  const { kind, no, terms } = row;
  const { title, summary } = language === 'en' ? terms.en : terms.zh;
  return {
    kind,
    no,
    path: campaignPath(kind, no),
    status: activityStatusOf(row, now),
    paused: row.paused,
    title,
    summary,
    category: terms.category,
    art: terms.art,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  };
}

/** A campaign's page for nobody in particular. */
export function presentActivity(
  row: CampaignWithTerms,
  { now, language, isPreview, hash }: { now: Date; language: Language; isPreview: boolean; hash: Buffer },
): Activity {
  return {
    ...presentCard(row, now, language),
    termsHash: hash.toString('hex'),
    terms: row.terms,
    now: now.toISOString(),
    isPreview,
    reasons: null,
    reward: null,
  };
}
