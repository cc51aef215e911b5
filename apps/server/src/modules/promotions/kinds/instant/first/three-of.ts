import type { CampaignTexts } from '@fairway/contract/promotions/terms/common-schemas.ts';
import { windowOf } from '../../../seed/window-of.ts';

interface Texts {
  readonly zh: CampaignTexts;
  readonly en: CampaignTexts;
}
interface Title {
  readonly zh: string;
  readonly en: string;
}

/** Texts and windows of one draw that runs, one that is coming and one that ended, the latter two under titles of their own. */
export function threeOf(
  now: Date,
  { zh, en }: Texts,
  { coming, ended }: { coming: Title; ended: Title },
): (Texts & { startsAt: string; endsAt: string })[] {
  const titled = (title: Title) => ({
    zh: { ...zh, title: title.zh },
    en: { ...en, title: title.en },
  });
  return [
    { zh, en, ...windowOf(now, -2, 120) },
    { ...titled(coming), ...windowOf(now, 6, 36) },
    { ...titled(ended), ...windowOf(now, -33, -3) },
  ];
}
