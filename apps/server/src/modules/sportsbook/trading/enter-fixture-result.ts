import { canLeadTo } from '@fairway/betting';
import type { sportsbookOperatorEndpoints } from '@fairway/contract/sportsbook/operator-endpoints.ts';
import type { sportsbookOperatorSchemas } from '@fairway/contract/sportsbook/operator-schemas.ts';
import { writeAudit } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { recordResult } from '../results/record-result.ts';
import { clearAlarms } from '../settlement/alarms-store.ts';
import { settleFixtureJob } from '../settlement/settle-fixture.job.ts';
import { presentAfter } from './present-traded.ts';

/**
 * Enters a result, or corrects the one that counts; the bets are settled (again) by a job. Refuses a half time that
 * contradicts the score and a version that is not the present one. Writes the result, the audit row and the job.
 */
export const enterFixtureResult: Operation<
  (typeof sportsbookOperatorEndpoints)['enterFixtureResult'],
  (typeof sportsbookOperatorSchemas)['enterFixtureResult']
> = async (app, call, input) => {
  const { fullTime, halfTime } = input;
  if (fullTime && halfTime && !canLeadTo(halfTime, fullTime)) throw new AppError('resultContradictory');
  const id = BigInt(input.fixtureId);
  const owner = `operator/${call.operator.operatorId}`;
  const key = { owner, operation: 'enterFixtureResult', operationId: call.operationId, input };
  await onceInTransaction(app, key, async (tx) => {
    const fixture = await lockFixture(tx, id);
    if (!fixture) throw new AppError('fixtureUnknown');
    if (fixture.result_version !== input.resultVersion) throw new AppError('editConflict');

    await recordResult(tx, app, {
      fixtureId: id,
      result: {
        status: input.status,
        fullTime,
        halfTime,
        half: input.status === 'abandoned' ? (input.half ?? (halfTime ? 2 : 1)) : null,
      },
      extra: null,
      source: owner,
      reason: input.reason,
    });
    await clearAlarms(tx, id, ['resultOverdue', 'feedSilent'], app.clock.now());
    await writeAudit(tx, app, call, {
      action: 'enterFixtureResult',
      object: { kind: 'fixture', id: input.fixtureId },
      before: {
        status: fixture.status,
        home: fixture.home_goals,
        away: fixture.away_goals,
        version: fixture.result_version,
      },
      after: { status: input.status, fullTime, halfTime },
      reason: input.reason,
    });
    return null;
  });
  return { fixture: await presentAfter(app, id) };
};

/** Settles the bets of a fixture again from its present result, whatever version they were settled by. */
export const resettleFixture: Operation<
  (typeof sportsbookOperatorEndpoints)['resettleFixture'],
  (typeof sportsbookOperatorSchemas)['resettleFixture']
> = async (app, call, input) => {
  const id = BigInt(input.fixtureId);
  const owner = `operator/${call.operator.operatorId}`;
  const key = { owner, operation: 'resettleFixture', operationId: call.operationId, input };
  await onceInTransaction(app, key, async (tx) => {
    if (!(await lockFixture(tx, id))) throw new AppError('fixtureUnknown');
    await addJob(tx, settleFixtureJob, { fixtureId: input.fixtureId, again: true });
    await writeAudit(tx, app, call, {
      action: 'resettleFixture',
      object: { kind: 'fixture', id: input.fixtureId },
      reason: input.reason,
    });
    return null;
  });
  return { fixture: await presentAfter(app, id) };
};
