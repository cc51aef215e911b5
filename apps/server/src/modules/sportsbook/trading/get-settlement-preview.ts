import type { sportsbookOperatorEndpoints } from '@fairway/contract/sportsbook/operator-endpoints.ts';
import type { sportsbookOperatorSchemas } from '@fairway/contract/sportsbook/operator-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { rehearse } from '#platform/db/rehearse.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { presentEffect, previewSettlement } from '../settlement/preview-settlement.ts';
import { enteredOf } from './entered-result.ts';
import { recordEntered } from './enter-result.ts';
import { wouldTakeTwo } from './takes-two.ts';

/**
 * What a result, or settling again by the present one, would pay and take back, and whether it takes a second person. Writes nothing: it
 * is done and taken back in one transaction. Throws `fixtureUnknown`, `resultContradictory`.
 */
export const getSettlementPreview: Operation<
  (typeof sportsbookOperatorEndpoints)['getSettlementPreview'],
  (typeof sportsbookOperatorSchemas)['getSettlementPreview']
> = async (app, call, { fixtureId, result }) => {
  return inTransaction(app.db, async (tx) => {
    const fixture = await lockFixture(tx, BigInt(fixtureId));
    if (!fixture) throw new AppError('fixtureUnknown');

    const entered = result && enteredOf(result, fixture);
    const source = `operator/${call.operator.operatorId}`;
    const effect = await rehearse(tx, async () => {
      if (entered)
        await recordEntered(tx, app, { fixture, result: entered, extra: null, source, reason: '' });
      return previewSettlement(tx, app, fixture.id);
    });
    const two = await wouldTakeTwo(tx, app, call, effect, fixture);
    return { effect: presentEffect(effect), takesTwo: two };
  });
};
