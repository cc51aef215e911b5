import { canLeadTo } from '@fairway/betting';
import type { sportsbookOperatorEndpoints } from '@fairway/contract/sportsbook/operator-endpoints.ts';
import type { sportsbookOperatorSchemas } from '@fairway/contract/sportsbook/operator-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { rehearse } from '#platform/db/rehearse.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { presentEffect, previewSettlement } from '../settlement/preview-settlement.ts';
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
  const { fullTime, halfTime } = result ?? {};
  if (fullTime && halfTime && !canLeadTo(halfTime, fullTime)) throw new AppError('resultContradictory');
  return inTransaction(app.db, async (tx) => {
    const fixture = await lockFixture(tx, BigInt(fixtureId));
    if (!fixture) throw new AppError('fixtureUnknown');

    const source = `operator/${call.operator.operatorId}`;
    const effect = await rehearse(tx, async () => {
      if (result)
        await recordEntered(tx, app, { fixture, result: enteredOf(result), extra: null, source, reason: '' });
      return previewSettlement(tx, app, fixture.id);
    });
    const two = await wouldTakeTwo(tx, app, call, effect, fixture);
    return { effect: presentEffect(effect), takesTwo: two };
  });
};

type Entered = NonNullable<Parameters<typeof getSettlementPreview>[2]['result']>;

/** What an operator typed as a result; an abandoned match without its half was in the second one if there is a half-time score. */
export function enteredOf({ status, fullTime, halfTime, half }: Entered) {
  const inHalf = status === 'abandoned' ? (half ?? (halfTime ? 2 : 1)) : null;
  return { status, fullTime, halfTime, half: inHalf } as const;
}
