import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { requestApproval } from '#modules/operators';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { listFault } from '../kinds/happy-send/list-fault.ts';
import { chancesFault, freeBetFault } from '../kinds/pages/offer-faults.ts';
import { rehearsalFault } from '../rehearsal/rehearsal-fault.ts';
import { updateInReview } from './campaign-writes-store.ts';
import { holdCampaign } from './campaigns-store.ts';
import type { PublicationPayload } from './publication-proposal.ts';
import { objectIdOf, publicationKind } from './publication-object.ts';
import { textIn, verdictOf } from './verdict.ts';
import { selectVersion } from './versions-store.ts';

/**
 * Has the newest version wait for a second person. Throws `activityUnknown` for another version than the newest, `campaignOver`,
 * `campaignUnfit` with the first thing that stands against it, and `editConflict` when it waits already.
 */
export const requestPublication: Operation<
  (typeof promotionOperatorEndpoints)['requestPublication'],
  (typeof promotionOperatorSchemas)['requestPublication']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { kind, no, hash, reason } = input;
  const key = { kind, no };
  const owner = `operator/${operator.operatorId}`;
  return onceInTransaction(app, { owner, operation, operationId, input }, async (tx) => {
    const campaign = await holdCampaign(tx, key);
    const version = campaign && (await selectVersion(tx, campaign.newest));
    if (!campaign || !version || version.hash.toString('hex') !== hash) throw new AppError('activityUnknown');
    if (campaign.closed) throw new AppError('campaignOver');
    const { document: terms } = version;
    const [
      fault = (await rehearsalFault(tx, version.hash)) ??
        (await listFault(tx, terms)) ??
        (await chancesFault(tx, terms)) ??
        (await freeBetFault(tx, terms)),
    ] = verdictOf(terms, await databaseNow(tx));
    if (fault) throw new AppError('campaignUnfit', { rule: textIn(call.language, fault) });

    const after = {
      title: terms.zh.title,
      budget: `${terms.budget} CNY`,
      startsAt: terms.startsAt,
      endsAt: terms.endsAt,
      turnover: terms.turnover,
      hash: hash.slice(0, 16),
    };
    const payload: PublicationPayload = { hash, after };
    const proposalId = await requestApproval(tx, app, call, {
      kind: publicationKind,
      objectId: objectIdOf(key),
      objectVersion: hash,
      payload,
      before: {},
      reason,
    });
    await updateInReview(tx, key, true);
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'campaign', id: objectIdOf(key) },
      after,
      reason,
    });
    return { proposalId };
  });
};
