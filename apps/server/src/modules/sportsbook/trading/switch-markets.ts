import type { sportsbookOperatorEndpoints } from '@fairway/contract/sportsbook/operator-endpoints.ts';
import type { sportsbookOperatorSchemas } from '@fairway/contract/sportsbook/operator-schemas.ts';
import { writeAudit } from '#modules/operators';
import type { Tx } from '#platform/db/database.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { updateFixtureSuspension } from '../catalogue/fixture-changes-store.ts';
import {
  moveMarkets,
  selectMarkets,
  updateMarketSuspension,
  upsertMarkets,
} from '../markets/markets-store.ts';
import { isInPlay } from '../markets/may-open.ts';
import { priceBoard } from '../markets/price-board.ts';
import { publishOdds } from '../markets/publish-odds.ts';
import type { FixtureRow } from '../tables.ts';
import { presentAfter } from './present-traded.ts';

/**
 * Suspends one market or a whole fixture, or reopens it; in play an opened one waits for the feed's next price. Refuses an
 * unknown fixture or market, and to reopen (decision 0091) with `bettingClosed` once the kick-off has passed by the database's
 * clock or the match is over, `incidentHolds` while a goal, card or check holds it. Writes the suspension, the markets, pushes
 * and the audit row.
 */
export const switchMarkets: Operation<
  (typeof sportsbookOperatorEndpoints)['switchMarkets'],
  (typeof sportsbookOperatorSchemas)['switchMarkets']
> = async (app, call, input) => {
  const id = BigInt(input.fixtureId);
  const key = {
    owner: `operator/${call.operator.operatorId}`,
    operation: 'switchMarkets',
    operationId: call.operationId,
    input,
  };
  await onceInTransaction(app, key, async (tx) => {
    const fixture = await lockFixture(tx, id);
    if (!fixture) throw new AppError('fixtureUnknown');
    if (input.open) await refuseReopening(tx, fixture);

    const by = input.open ? null : call.operator.name;
    if (input.marketId === null) await switchFixture(tx, app, fixture, by);
    else await switchOne(tx, app, fixture, input.marketId, by);
    await writeAudit(tx, app, call, {
      action: 'switchMarkets',
      object: { kind: 'fixture', id: input.fixtureId },
      before: { suspendedBy: fixture.suspended_by },
      after: { market: input.marketId, open: input.open },
      reason: input.reason,
    });
    return null;
  });
  return { fixture: await presentAfter(app, id) };
};

/** The caller holds the fixture's row: what has happened by then counts. */
async function refuseReopening(tx: Tx, fixture: FixtureRow): Promise<void> {
  const now = await databaseNow(tx);
  const isToCome = fixture.status === 'scheduled' && now < fixture.starts_at;
  if (!isToCome && !isInPlay(fixture)) throw new AppError('bettingClosed');
  if (fixture.held_until !== null && fixture.held_until > now) throw new AppError('incidentHolds');
}

async function switchFixture(tx: Tx, app: Platform, fixture: FixtureRow, by: string | null): Promise<void> {
  await updateFixtureSuspension(tx, fixture.id, by);
  if (by !== null) {
    await publishOdds(
      tx,
      app,
      fixture.id,
      await moveMarkets(tx, fixture.id, ['open'], 'suspended', app.clock.now()),
    );
    return;
  }
  const open = { ...fixture, suspended_by: null };
  if (fixture.status === 'scheduled' && fixture.expected)
    await priceBoard(tx, app, open, { expected: fixture.expected });
}

async function switchOne(
  tx: Tx,
  app: Platform,
  fixture: FixtureRow,
  market: string,
  by: string | null,
): Promise<void> {
  if (!(await updateMarketSuspension(tx, fixture.id, market, by))) throw new AppError('marketUnknown');
  const row = (await selectMarkets(tx, [fixture.id])).find((candidate) => candidate.market === market);
  if (!row) return;
  if (by === null) {
    if (fixture.status === 'scheduled' && fixture.expected)
      await priceBoard(tx, app, fixture, { expected: fixture.expected });
    return;
  }
  if (row.status !== 'open') return;
  const suspended = { ...row, status: 'suspended' as const, version: row.version + 1 };
  const { code, line, main, status, prices, version, base_version } = suspended;
  const target = { market, code, line, main, status, prices, version, base_version };
  await upsertMarkets(tx, fixture.id, [target], app.clock.now());
  await publishOdds(tx, app, fixture.id, [suspended]);
}
