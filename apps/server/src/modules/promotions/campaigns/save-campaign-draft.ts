import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { voidApprovals } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { updateNewest } from './campaign-writes-store.ts';
import { holdCampaign, insertCampaign, nextNumber } from './campaigns-store.ts';
import { objectIdOf, publicationKind } from './publication-object.ts';
import { termsHash } from './terms-hash.ts';
import { textIn, verdictOf } from './verdict.ts';
import { insertVersion } from './versions-store.ts';

/**
 * Writes a version of a campaign; without a number a new campaign begins with it. What waits for a second person is void with it. Throws
 * `activityUnknown`, `campaignOver`, `editConflict` when another version was saved since the one that was edited, and `campaignUnfit`
 * for a window that ends before it begins; the rest of the verdict stands against publishing only.
 */
export const saveCampaignDraft: Operation<
  (typeof promotionOperatorEndpoints)['saveCampaignDraft'],
  (typeof promotionOperatorSchemas)['saveCampaignDraft']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { terms } = input;
  const { kind, startsAt, endsAt } = terms;
  const owner = `operator/${operator.operatorId}`;
  return onceInTransaction(app, { owner, operation, operationId, input }, async (tx) => {
    const verdict = verdictOf(terms, await databaseNow(tx));
    if (Date.parse(endsAt) <= Date.parse(startsAt))
      throw new AppError('campaignUnfit', { rule: verdict[0] ? textIn(call.language, verdict[0]) : '' });
    const no = input.no ?? (await nextNumber(tx, kind));
    const key = { kind, no };
    const hash = termsHash(key, terms);
    const version = { ...key, hash, document: terms };
    const editor = { id: operator.operatorId, name: operator.name };
    if (input.no === undefined) {
      await insertVersion(tx, { ...version, editor });
      await insertCampaign(tx, { ...key, newest: hash, startsAt, endsAt });
    } else {
      const row = await holdCampaign(tx, key);
      if (!row) throw new AppError('activityUnknown');
      if (row.closed) throw new AppError('campaignOver');
      if (row.newest.toString('hex') !== input.edits) throw new AppError('editConflict');
      await insertVersion(tx, { ...version, editor });
      await updateNewest(tx, { ...key, newest: hash, startsAt, endsAt });
      await voidApprovals(tx, app, objectIdOf(key), publicationKind);
    }
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'campaign', id: objectIdOf(key) },
      after: { title: terms.zh.title, hash: hash.toString('hex'), budget: terms.budget },
    });
    return { kind, no, hash: hash.toString('hex'), verdict };
  });
};
