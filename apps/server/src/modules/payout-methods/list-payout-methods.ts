import type { payoutMethodEndpoints } from '@fairway/contract/payout-methods/endpoints.ts';
import type { payoutMethodSchemas } from '@fairway/contract/payout-methods/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { mostMethods } from './bind-method.ts';
import { hasEverBound, selectMethods } from './method-store.ts';
import { presentMethod } from './present-method.ts';

/** The member's cards and addresses, masked, oldest first. Writes nothing. */
export const listPayoutMethods: Operation<
  (typeof payoutMethodEndpoints)['listPayoutMethods'],
  (typeof payoutMethodSchemas)['listPayoutMethods']
> = async (app, call) => {
  const { memberId } = call.member;
  const rows = await selectMethods(app.db, memberId);
  return {
    methods: rows.map((row) => presentMethod(row, app.clock.now())),
    most: mostMethods,
    nextWaits: await hasEverBound(app.db, memberId),
  };
};

/** The bank cards alone. Writes nothing. */
export const listBankCards: Operation<
  (typeof payoutMethodEndpoints)['listBankCards'],
  (typeof payoutMethodSchemas)['listBankCards']
> = async (app, call) => {
  const rows = await selectMethods(app.db, call.member.memberId);
  const cards = rows.filter(({ kind }) => kind === 'bankCard');
  return { cards: cards.map((row) => presentMethod(row, app.clock.now())) };
};
