import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { instantEndpoints } from '@fairway/contract/promotions/instant/endpoints.ts';
import type { instantSchemas } from '@fairway/contract/promotions/instant/schemas.ts';
import { drawInstant, givenPrize } from '@fairway/promotions';
import { hashing } from '#modules/games';
import { holdMember } from '#modules/members';
import { siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { chancesOf } from './chances-of.ts';
import { drawSeedOf, openDrawSeed } from './draw-seed.ts';
import { fixPrizes, takePrize } from './draw-seeds-store.ts';
import { drawnTerms } from './drawn-terms.ts';
import { insertDraw, selectDraw, takeClientSeed } from './draws-store.ts';
import { prizeListOf, prizeOf } from './instant-terms.ts';
import { presentChances, presentDraw } from './present-draw.ts';
import { promisePrize } from './promise-prize.ts';

/**
 * Draws with one chance: the number follows from the campaign's sealed seed, the member's own and how many draws came before. A prize that is
 * used up, by its stock or by the budget, falls to the consolation. What was won waits for its claim. Throws what joining throws,
 * `chancesUsedUp`, `clientSeedTaken`, and `activityEnded` once the seed was shown.
 */
export const drawPrize: Operation<
  (typeof instantEndpoints)['drawPrize'],
  (typeof instantSchemas)['drawPrize']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const { kind, no, clientSeed } = input;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    // Two presses at once are a queue, so that a chance is used once and nonces have no gap.
    await holdMember(tx, memberId);
    const { campaign, now } = await joinCampaign(tx, app, call, { kind, no });
    const seed = await drawSeedOf(tx, app, { kind, no });
    if (seed.revealed_at) throw new AppError('activityEnded');
    const chances = await chancesOf(tx, app, memberId, { campaign, now });
    if (chances.left === 0) throw new AppError('chancesUsedUp');
    if (!(await takeClientSeed(tx, memberId, { kind, no, clientSeed })))
      throw new AppError('clientSeedTaken');

    const version =
      seed.version ?? (await fixPrizes(tx, { kind, no }, campaign.published ?? campaign.newest));
    const terms = await drawnTerms(tx, version);
    const list = prizeListOf(terms);
    const nonce = chances.draws;
    const { point, prize: drawn } = drawInstant(
      hashing,
      { serverSeed: openDrawSeed(app, seed), clientSeed, nonce },
      list,
    );
    const { code, amount, stock } = prizeOf(terms, drawn.code);
    const worth = fenOf(amount);
    const isInStock =
      (worth === 0n && stock === null) ||
      (await takePrize(
        tx,
        { kind, no },
        { code, amount: worth, stock, budget: fenOf(campaign.terms.budget) },
      ));
    const given = givenPrize(list, drawn, isInStock).code;
    const won = fenOf(prizeOf(terms, given).amount);
    const rewardId =
      won === 0n
        ? null
        : await promisePrize(tx, app, { memberId, campaign: { kind, no }, version, terms, nonce, won, now });
    const day = siteDay(now, app.config.siteTimeZone);
    await insertDraw(tx, {
      kind,
      no,
      memberId,
      nonce,
      version,
      clientSeed,
      point,
      drawn: drawn.code,
      prize: given,
      rewardId,
      day,
    });
    const row = await selectDraw(tx, memberId, { kind, no, nonce });
    if (!row) throw new Error('a draw that was written is not there');
    return {
      status: activityResults.codes.success,
      draw: presentDraw(row, terms, call.language),
      chances: presentChances({ ...chances, used: chances.used + 1, left: chances.left - 1 }),
    };
  });
};
