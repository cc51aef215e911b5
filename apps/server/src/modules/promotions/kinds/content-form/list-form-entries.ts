import type { contentFormOperatorEndpoints } from '@fairway/contract/promotions/content-form/operator-endpoints.ts';
import type { contentFormOperatorSchemas } from '@fairway/contract/promotions/content-form/operator-schemas.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { findMemberNames } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Db } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { presentOperatorReward } from '../../desk/present-operator-reward.ts';
import { readIdCursor } from '../../rewards/read-id-cursor.ts';
import { selectRewardsByIds } from '../../rewards/reward-pages-store.ts';
import { selectEntryPage, type EntryRow } from './entries-store.ts';
import { presentAnswers } from './present-answers.ts';
import { openAnswers } from './seal-answers.ts';

const pageSize = 20;

/** The entries of a form, newest first, each with the words of the version that it answered. Throws `activityUnknown`. */
export const listFormEntries: Operation<
  (typeof contentFormOperatorEndpoints)['listFormEntries'],
  (typeof contentFormOperatorSchemas)['listFormEntries']
> = async (app, { language }, { no, cursor }) => {
  const key = { kind: 'form', no } as const;
  if (!(await selectPublished(app.db, key))) throw new AppError('activityUnknown');
  const before = readIdCursor(cursor);
  const rows = await selectEntryPage(app.db, { no, before, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const [now, versions, rewards, names] = await Promise.all([
    databaseNow(app.db),
    versionsOf(app.db, page),
    selectRewardsByIds(
      app.db,
      page.flatMap(({ reward_id: id }) => id ?? []),
    ),
    findMemberNames(
      app.db,
      page.map((row) => row.member_id),
    ),
  ]);
  return {
    entries: page.map((row) => {
      const terms = versions.get(row.version.toString('hex'));
      const reward = rewards.find(({ id }) => id === row.reward_id);
      return {
        id: row.id,
        memberId: row.member_id,
        memberName: names.get(row.member_id) ?? '',
        sentAt: row.sent_at.toISOString(),
        answers:
          terms?.kind === 'form' ? presentAnswers(terms.fields, openAnswers(app, row.answers), language) : [],
        reward: reward ? presentOperatorReward(reward, { names, now }) : null,
      };
    }),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
};

/** The terms that entries answered, by the hash of each. */
async function versionsOf(db: Db, rows: readonly EntryRow[]): Promise<ReadonlyMap<string, CampaignTerms>> {
  const hashes = [...new Set(rows.map(({ version }) => version.toString('hex')))];
  const versions = await Promise.all(hashes.map((hash) => selectVersion(db, Buffer.from(hash, 'hex'))));
  return new Map(versions.flatMap((row) => (row ? [[row.hash.toString('hex'), row.document]] : [])));
}
