import type { instantEndpoints } from '@fairway/contract/promotions/instant/endpoints.ts';
import type { instantSchemas } from '@fairway/contract/promotions/instant/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { chancesOf } from './chances-of.ts';
import { drawSeedOf, revealedSeed } from './draw-seed.ts';
import { drawnTerms } from './drawn-terms.ts';
import { selectDraws } from './draws-store.ts';
import { instantTerms, listHash } from './instant-terms.ts';
import { presentChances, presentDraw } from './present-draw.ts';

/**
 * A draw's prizes with what is left of them, the hashes of list and server seed, the seed itself after the end, and the caller's chances and
 * draws. Throws `activityUnknown`.
 */
export const getDraw: Operation<
  (typeof instantEndpoints)['getDraw'],
  (typeof instantSchemas)['getDraw']
> = async (app, call, { kind, no }) => {
  const campaign = await selectPublished(app.db, { kind, no });
  if (!campaign) throw new AppError('activityUnknown');
  const now = await databaseNow(app.db);
  const seed = await drawSeedOf(app.db, app, { kind, no });
  const terms = seed.version ? await drawnTerms(app.db, seed.version) : instantTerms(campaign.terms);
  const isOver = campaign.ends_at <= now;
  const config = {
    prizes: terms.prizes.map(({ code, zh, en, weight, amount, stock }) => ({
      code,
      title: call.language === 'en' ? en : zh,
      weight,
      amount,
      isLeft: stock === null || (seed.given[code] ?? 0) < stock,
    })),
    consolation: terms.consolation,
    list: listHash(terms),
    commitment: seed.commitment,
    serverSeed: isOver ? await revealedSeed(app, { kind, no }) : null,
    now: now.toISOString(),
  };
  const { member } = call;
  if (!member) return { ...config, chances: null, clientSeed: null, draws: null };
  const [chances, draws] = await Promise.all([
    chancesOf(app.db, app, member.memberId, { campaign, now }),
    selectDraws(app.db, member.memberId, { kind, no }),
  ]);
  return {
    ...config,
    chances: presentChances(chances),
    clientSeed: draws[0]?.client_seed ?? null,
    draws: draws.map((row) => presentDraw(row, terms, call.language)),
  };
};
