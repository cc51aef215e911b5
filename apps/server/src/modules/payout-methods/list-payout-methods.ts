import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { mostMethods } from './bind-method.ts';
import { hasEverBound, selectMethods } from './method-store.ts';
import { presentMethod } from './present-method.ts';

/** The member's cards and addresses, masked, oldest first. Writes nothing. */
export const listPayoutMethods: Operation<
  (typeof cashierEndpoints)['listPayoutMethods'],
  (typeof cashierSchemas)['listPayoutMethods']
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
  (typeof cashierEndpoints)['listBankCards'],
  (typeof cashierSchemas)['listBankCards']
> = async (app, call) => {
  const rows = await selectMethods(app.db, call.member.memberId);
  const cards = rows.filter(({ kind }) => kind === 'bankCard');
  return { cards: cards.map((row) => presentMethod(row, app.clock.now())) };
};
