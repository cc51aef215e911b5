import type { sportsbookOperatorEndpoints } from '@fairway/contract/sportsbook/operator-endpoints.ts';
import type { sportsbookOperatorSchemas } from '@fairway/contract/sportsbook/operator-schemas.ts';
import { writeAudit } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { presentEffect, previewSettlement } from '../settlement/preview-settlement.ts';
import { settleAgain } from '../settlement/settle-again.ts';
import { enterResult } from './enter-result.ts';
import { presentAfter } from './present-traded.ts';
import { enteredOf } from './entered-result.ts';
import { proposeSettlement } from './propose-settlement.ts';
import { takesTwo } from './takes-two.ts';

/**
 * Enters a result, or corrects the one that counts; the bets are settled (again) by a job. Refuses a half time that
 * contradicts the score and a version that is not the present one. Above the bounds of `takesTwo` it waits for a
 * second person. Writes the result and the job, or the proposal, and the audit row.
 */
export const enterFixtureResult: Operation<
  (typeof sportsbookOperatorEndpoints)['enterFixtureResult'],
  (typeof sportsbookOperatorSchemas)['enterFixtureResult']
> = async (app, call, input) => {
  const { fullTime, halfTime } = input;
  const id = BigInt(input.fixtureId);
  const owner = `operator/${call.operator.operatorId}`;
  const key = { owner, operation: 'enterFixtureResult', operationId: call.operationId, input };
  const waiting = await onceInTransaction(app, key, async (tx) => {
    const fixture = await lockFixture(tx, id);
    if (!fixture) throw new AppError('fixtureUnknown');
    if (fixture.result_version !== input.resultVersion) throw new AppError('editConflict');

    const result = enteredOf(input, fixture);
    const entered = { fixture, result, extra: null, source: owner, reason: input.reason };
    const { proposalId } = await enterResult(tx, app, call, entered);
    await writeAudit(tx, app, call, {
      action: 'enterFixtureResult',
      object: { kind: 'fixture', id: input.fixtureId },
      before: {
        status: fixture.status,
        home: fixture.home_goals,
        away: fixture.away_goals,
        version: fixture.result_version,
      },
      after: {
        status: input.status,
        fullTime,
        halfTime,
        ...(input.maps ? { maps: input.maps } : {}),
        proposalId,
      },
      reason: input.reason,
    });
    return proposalId;
  });
  return { fixture: await presentAfter(app, id), proposalId: waiting };
};

/**
 * Settles the bets of a fixture again from its present result, whatever version they were settled by. Above the bounds it waits for a
 * second person.
 */
export const resettleFixture: Operation<
  (typeof sportsbookOperatorEndpoints)['resettleFixture'],
  (typeof sportsbookOperatorSchemas)['resettleFixture']
> = async (app, call, input) => {
  const id = BigInt(input.fixtureId);
  const owner = `operator/${call.operator.operatorId}`;
  const { reason } = input;
  const key = { owner, operation: 'resettleFixture', operationId: call.operationId, input };
  const proposalId = await onceInTransaction(app, key, async (tx) => {
    const fixture = await lockFixture(tx, id);
    if (!fixture) throw new AppError('fixtureUnknown');
    const effect = await previewSettlement(tx, app, id);

    let waiting: string | null = null;
    if (await takesTwo(tx, app, call, effect, fixture)) {
      const payload = { effect: presentEffect(effect) };
      waiting = await proposeSettlement(tx, app, call, 'sportsbook.resettlement', {
        fixture,
        payload,
        reason,
      });
    } else {
      await settleAgain(tx, id);
    }
    await writeAudit(tx, app, call, {
      action: 'resettleFixture',
      object: { kind: 'fixture', id: input.fixtureId },
      after: { effect: presentEffect(effect), proposalId: waiting },
      reason,
    });
    return waiting;
  });
  return { fixture: await presentAfter(app, id), proposalId };
};
