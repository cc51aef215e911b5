import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Fault } from '../../campaigns/verdict.ts';
import { selectListed } from './happy-lists-store.ts';

/** What stands against publishing terms that name a list: that there is none, or another number of members on it. */
export async function listFault(tx: Tx, terms: CampaignTerms): Promise<Fault | undefined> {
  if (terms.kind !== 'happySend') return undefined;
  const members = await selectListed(tx, terms.list.id);
  if (members.length === terms.list.count) return undefined;
  return {
    rule: 'audience',
    zh: '会员名单不存在，或人数与条款不符',
    en: 'There is no such list, or another number of members on it',
  };
}
