import type { FastifyInstance } from 'fastify';
import { serveSigned } from '../../http/signed-operation.ts';
import { signedParty } from '../../http/signed-party.ts';
import type { Stage } from '../../stage.ts';
import { serveBankPage } from './bank/bank-page.ts';
import { createCollection } from './collections/create-collection.ts';
import { closeOverdueCollections } from './collections/end-collection.ts';
import { servePayPage } from './pay-page/pay-page.ts';
import { createPayout } from './payouts/create-payout.ts';
import { resolvingRipePayouts } from './payouts/resolve-payout.ts';
import { queryCollection, queryPayout } from './query-order.ts';
import { readStatement } from './statement.ts';

const expiryEveryMs = 1000;
const payoutsEveryMs = 50;

/** 汇桥支付: signed calls, pay page, bank app, and what the provider does by itself. */
export function servePaymentProvider(app: FastifyInstance, stage: Stage): void {
  const party = signedParty('psp', stage.config.psp);
  serveSigned(app, stage, party, createCollection(stage));
  serveSigned(app, stage, party, queryCollection(stage));
  serveSigned(app, stage, party, createPayout(stage));
  serveSigned(app, stage, party, queryPayout(stage));
  serveSigned(app, stage, party, readStatement(stage));
  servePayPage(app, stage);
  serveBankPage(app, stage);

  stage.timers.every(expiryEveryMs, () => closeOverdueCollections(stage));
  stage.timers.every(payoutsEveryMs, resolvingRipePayouts(stage));
}
