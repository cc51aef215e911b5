import type { EligibilityReason } from '@fairway/contract/promotions/schemas.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Language } from '#platform/errors.ts';
import type { CampaignKey } from '../tables.ts';
import { selectOfGroup } from './groups-store.ts';

/** The rule that of a group's campaigns a member takes one, met or not; none where the terms name no group. */
export async function groupReasons(
  db: Db | Tx,
  memberId: string,
  { kind, no, terms, language }: CampaignKey & { terms: CampaignTerms; language: Language },
): Promise<EligibilityReason[]> {
  const group = terms.limits?.group;
  if (group === undefined) return [];
  const taken = await selectOfGroup(db, memberId, group);
  const met = !taken || (taken.kind === kind && taken.no === no);
  const title = taken && (language === 'en' ? taken.title_en : taken.title_zh);
  return [{ rule: 'otherOfGroup', need: '', have: met ? '' : (title ?? ''), met }];
}
