import type { instantEndpoints } from '@fairway/contract/promotions/instant/endpoints.ts';
import type { instantSchemas } from '@fairway/contract/promotions/instant/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { drawSeedOf, revealedSeed } from './draw-seed.ts';
import { drawnTerms } from './drawn-terms.ts';
import { selectDraw } from './draws-store.ts';
import { listHash, prizeListOf } from './instant-terms.ts';

/** What one of the caller's draws follows from; the server seed only after the end. Throws `activityUnknown` and `drawNotFound`. */
export const getDrawProof: Operation<
  (typeof instantEndpoints)['getDrawProof'],
  (typeof instantSchemas)['getDrawProof']
> = async (app, call, input) => {
  if (!(await selectPublished(app.db, input))) throw new AppError('activityUnknown');
  const draw = await selectDraw(app.db, call.member.memberId, input);
  if (!draw) throw new AppError('drawNotFound');
  const terms = await drawnTerms(app.db, draw.version);
  const { prizes, consolation } = prizeListOf(terms);
  const { commitment } = await drawSeedOf(app.db, app, input);
  return {
    commitment,
    list: listHash(terms),
    serverSeed: await revealedSeed(app, input),
    clientSeed: draw.client_seed,
    nonce: draw.nonce,
    prizes: prizes.map(({ code, weight }) => ({ code, weight })),
    consolation,
    drawn: draw.drawn,
    point: draw.point,
  };
};
