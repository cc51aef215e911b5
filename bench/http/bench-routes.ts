import { createSeededRandom } from '@fairway/testkit';
import { defineEndpoints } from '@fairway/contract/endpoint.ts';
import { sportsbookBetSchemas } from '@fairway/contract/sportsbook/bet-schemas.ts';
import { bookInPlay } from '@fairway/server/modules/sportsbook/bets/placing/book-in-play.ts';
import { readSlip } from '@fairway/server/modules/sportsbook/bets/slip.ts';
import { defineRoutes, type MountedRoute } from '@fairway/server/platform/http/routes.ts';
import { z } from 'zod';
import type { Contender } from '../ledger/contenders/contender.ts';

const endpoints = defineEndpoints({
  echo: {
    method: 'POST',
    path: '/bench/v1/echo',
    caller: 'member',
    errors: [],
    summary: 'Answers what it was given: the edge alone',
  },
  placeNaiveBet: {
    method: 'POST',
    path: '/bench/v1/placeNaiveBet',
    caller: 'member',
    once: true,
    errors: [],
    summary: 'The posting of a bet on the naive ledger, without any of the checks',
  },
  placeBetAlone: {
    method: 'POST',
    path: '/bench/v1/placeBetAlone',
    caller: 'member',
    once: true,
    errors: [],
    summary: 'The same bet with the same checks and rows, in a transaction of its own',
  },
});

const greeting = z.strictObject({
  name: z.string().min(1).max(40),
  amount: z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,6})?$/),
  tags: z.array(z.string().max(20)).max(10),
});
const schemas = {
  echo: { input: greeting, output: greeting },
  placeNaiveBet: {
    input: sportsbookBetSchemas.placeBet.input,
    output: z.strictObject({ placed: z.boolean() }),
  },
  placeBetAlone: sportsbookBetSchemas.placeBet,
};

/** The edge with nothing behind it, and the same edge before the usual ledger and before the usual transaction. */
export function benchRoutes(naive: Contender): MountedRoute[] {
  const post = naive.call(createSeededRandom('naive bets'));
  return defineRoutes(endpoints, schemas, {
    echo: async (_app, _call, input) => input,
    placeNaiveBet: async () => ({ placed: await post() }),
    // How the product books in play; before the kick-off nothing is held, and the stake is posted at once.
    placeBetAlone: (app, call, input) => {
      const { operationId } = call;
      const key = { owner: `member/${call.member.memberId}`, operation: 'placeBetAlone', operationId, input };
      return bookInPlay(app, { call, key, slip: readSlip(input) });
    },
  });
}
