import { campaignKinds } from '@fairway/contract/promotions/kinds.ts';
import { campaignTerms, type CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { parseMoney } from '@fairway/money';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { hasCampaign, insertCampaign, nextNumber } from '../campaigns/campaigns-store.ts';
import { updatePublished } from '../campaigns/campaign-writes-store.ts';
import { termsHash } from '../campaigns/terms-hash.ts';
import { insertVersion } from '../campaigns/versions-store.ts';
import { fundCampaign } from '../funds/fund-campaign.ts';
import { kinds } from '../kinds/registry.ts';
import { openFirstRounds } from '../kinds/rounds/open-first-rounds.ts';

/** Publishes the demo's campaigns, running, coming and ended, each with its budget in its account. Runs once: a kind that has any is left alone. */
export async function seedCampaigns(app: Platform): Promise<void> {
  const now = app.clock.now();
  for (const kind of campaignKinds.codeList) {
    if (await hasCampaign(app.db, kind)) continue;
    for (const terms of kinds[kind].first(now)) await publish(app, campaignTerms.parse(terms));
  }
  await openFirstRounds(app);
}

async function publish(app: Platform, terms: CampaignTerms): Promise<void> {
  const { kind, startsAt, endsAt, budget } = terms;
  await inTransaction(app.db, async (tx) => {
    const key = { kind, no: await nextNumber(tx, kind) };
    const hash = termsHash(key, terms);
    await insertVersion(tx, { ...key, hash, document: terms, editor: { id: 'demo', name: 'demo' } });
    await insertCampaign(tx, { ...key, newest: hash, startsAt, endsAt });
    await updatePublished(tx, { ...key, published: hash, startsAt, endsAt });
    await fundCampaign(tx, app, key, parseMoney(budget, 'CNY').minor);
  });
}
