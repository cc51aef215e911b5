import { CNY, formatMoney, money } from '@fairway/money';
import type { realityEndpoints } from '@fairway/contract/risk/reality-endpoints.ts';
import type { realitySchemas } from '@fairway/contract/risk/reality-schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { selectPeriodSums, selectPlayedTotals } from '../protection/play-sums-store.ts';
import { selectRealityMinutes } from '../protection/settings-store.ts';
import { dueOf, minutesOf } from './reality-due.ts';
import { insertAnswer, readClock, takeCheck, type RealityClock } from './reality-store.ts';

/** Whether this login's member is to look at clock and figures now. The first call of a login starts its clock. */
export const getRealityCheck: Operation<
  (typeof realityEndpoints)['getRealityCheck'],
  (typeof realitySchemas)['getRealityCheck']
> = async (app, call) => {
  const { memberId } = call.member;
  const now = app.clock.now();
  const clock = await readClock(app.db, call.member, now);
  return present(
    clock,
    now,
    await selectRealityMinutes(app.db, memberId),
    await figures(app.db, app, memberId, clock),
  );
};

/** Confirms a check that is due: writes the answer with the figures and restarts the time; of two tabs one writes. */
export const answerRealityCheck: Operation<
  (typeof realityEndpoints)['answerRealityCheck'],
  (typeof realitySchemas)['answerRealityCheck']
> = async (app, call, { answer }) => {
  const { memberId, sessionId } = call.member;
  const now = app.clock.now();

  return inTransaction(app.db, async (tx) => {
    const interval = await selectRealityMinutes(tx, memberId);
    const known = await readClock(tx, call.member, now);
    const shown = await figures(tx, app, memberId, known);

    const answered = await takeCheck(tx, call.member, { now, before: addSeconds(now, -interval * 60) });
    if (answered) {
      const minutes = minutesOf(answered, now);
      const { today, session } = shown;
      await insertAnswer(tx, memberId, {
        id: app.ids.uuid(),
        sessionId,
        answer,
        minutes,
        ...today,
        sessionStaked: session.staked,
        sessionReturned: session.returned,
        at: now,
      });
    }

    return present(answered ?? known, now, interval, shown);
  });
};

/** In fen. */
interface Figures {
  /** Since midnight; `net` is returned less staked. */
  readonly today: { readonly staked: bigint; readonly net: bigint };
  /** Since the login's clock began, over midnights; stakes that were taken back may be of another login. */
  readonly session: { readonly staked: bigint; readonly returned: bigint };
}

async function figures(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  { staked_before, returned_before }: RealityClock,
): Promise<Figures> {
  const today = (await selectPeriodSums(db, app, memberId)).find(({ period }) => period === 'day');
  const { staked, returned } = today ?? { staked: 0n, returned: 0n };
  const total = await selectPlayedTotals(db, memberId);
  return {
    today: { staked: atLeastNothing(staked), net: returned - staked },
    session: { staked: total.staked - staked_before, returned: total.returned - returned_before },
  };
}

const atLeastNothing = (fen: bigint): bigint => (fen < 0n ? 0n : fen);
const yuan = (fen: bigint): string => formatMoney(money(CNY, fen));

function present(clock: RealityClock, now: Date, interval: number, { today, session }: Figures) {
  const dueAt = dueOf(clock, interval);
  return {
    due: dueAt <= now,
    dueAt: dueAt.toISOString(),
    minutes: minutesOf(clock, now),
    staked: yuan(today.staked),
    net: yuan(today.net),
    session: {
      staked: yuan(atLeastNothing(session.staked)),
      returned: yuan(atLeastNothing(session.returned)),
      net: yuan(session.returned - session.staked),
    },
  };
}
