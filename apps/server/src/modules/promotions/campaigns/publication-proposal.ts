import { campaignPath } from '@fairway/contract/promotions/kinds.ts';
import { parseMoney } from '@fairway/money';
import { z } from 'zod';
import type { ProposalKind } from '#modules/operators';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import { emit } from '#platform/outbox/emit.ts';
import { fundCampaign } from '../funds/fund-campaign.ts';
import { returnFund } from '../funds/return-fund.ts';
import { updateInReview, updatePublished } from './campaign-writes-store.ts';
import { holdCampaign } from './campaigns-store.ts';
import { keyOfObject, publicationKind } from './publication-object.ts';
import { textIn, verdictOf } from './verdict.ts';
import { selectVersion } from './versions-store.ts';

const payload = z.object({ hash: z.string(), after: z.record(z.string(), z.string()) });
export type PublicationPayload = z.output<typeof payload>;

/**
 * One writes and asks, another publishes: from then on the version counts, and the campaign's account holds its budget. Of a later version
 * only the difference moves.
 */
export const publicationProposal: ProposalKind = {
  name: publicationKind,
  rights: { read: 'promotions.read', propose: 'promotions.edit', decide: 'promotions.publish' },
  objectKind: 'campaign',
  after: (stored) => payload.parse(stored).after,
  async lockVersion(tx, objectId) {
    const row = await holdCampaign(tx, keyOfObject(objectId));
    return row && !row.closed ? row.newest.toString('hex') : 'closed';
  },
  async carryOut(tx, app, call, row) {
    const key = keyOfObject(row.object_id);
    const campaign = await holdCampaign(tx, key);
    const version = campaign && (await selectVersion(tx, campaign.newest));
    if (!campaign || !version) throw new AppError('approvalVoided');
    const { document: terms } = version;
    const now = await databaseNow(tx);
    const [fault] = verdictOf(terms, now);
    if (fault) throw new AppError('campaignUnfit', { rule: textIn(call.language, fault) });

    await updatePublished(tx, {
      ...key,
      published: version.hash,
      startsAt: terms.startsAt,
      endsAt: terms.endsAt,
    });
    const difference = parseMoney(terms.budget, 'CNY').minor - (campaign.funded - campaign.returned);
    if (difference > 0n) await fundCampaign(tx, app, key, difference);
    if (difference < 0n) await returnFund(tx, app, key, -difference);
    await emit(tx, app, 'campaign.changed', {
      ...key,
      state: 'published',
      title: { zh: terms.zh.title, en: terms.en.title },
      summary: { zh: terms.zh.summary, en: terms.en.summary },
      path: campaignPath(key.kind, key.no),
      gradeFrom: terms.audience.gradeFrom ?? 0,
      startsAt: terms.startsAt,
      endsAt: terms.endsAt,
      at: now.toISOString(),
    });
  },
  drop: (tx, _app, row) => updateInReview(tx, keyOfObject(row.object_id), false),
};
