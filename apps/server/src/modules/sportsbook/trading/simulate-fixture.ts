import type { sportsbookOperatorEndpoints } from '@fairway/contract/sportsbook/operator-endpoints.ts';
import type { sportsbookOperatorSchemas } from '@fairway/contract/sportsbook/operator-schemas.ts';
import { writeAudit } from '#modules/operators';
import { addSeconds } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockFixture, selectCompetition } from '../catalogue/catalogue-store.ts';
import { updateSimulation } from '../catalogue/fixture-changes-store.ts';
import { expectedOf } from '../markets/expected-goals.ts';
import { presentAfter } from './present-traded.ts';
import { priceOne } from '../markets/price-fixtures.ts';

/**
 * Has the simulator play a match that has not begun, from a seed of this very call. Refuses on a production site and once
 * the match has begun or ended. Writes the fixture's kick-off, seed and speed, its markets and the audit row.
 */
export const simulateFixture: Operation<
  (typeof sportsbookOperatorEndpoints)['simulateFixture'],
  (typeof sportsbookOperatorSchemas)['simulateFixture']
> = async (app, call, input) => {
  if (app.config.production) throw new AppError('simulatorNotOffered');
  const id = BigInt(input.fixtureId);
  const owner = `operator/${call.operator.operatorId}`;
  const key = { owner, operation: 'simulateFixture', operationId: call.operationId, input };
  await onceInTransaction(app, key, async (tx) => {
    const fixture = await lockFixture(tx, id);
    if (!fixture) throw new AppError('fixtureUnknown');
    if (fixture.status !== 'scheduled' && fixture.status !== 'postponed') throw new AppError('bettingClosed');
    const competition = await selectCompetition(tx, fixture.competition_id);
    if (!competition) throw new AppError('fixtureUnknown');

    const startsAt = addSeconds(app.clock.now(), input.inMinutes * 60);
    const expected = fixture.expected ?? expectedOf(competition, fixture);
    const seed = `operation:${call.operationId}`;
    await updateSimulation(tx, id, { startsAt, seed, speed: input.speed, expected });
    await writeAudit(tx, app, call, {
      action: 'simulateFixture',
      object: { kind: 'fixture', id: input.fixtureId },
      before: { startsAt: fixture.starts_at.toISOString(), seed: fixture.seed },
      after: { startsAt: startsAt.toISOString(), speed: input.speed },
      reason: input.reason,
    });
    return null;
  });
  await priceOne(app, id);
  return { fixture: await presentAfter(app, id) };
};
