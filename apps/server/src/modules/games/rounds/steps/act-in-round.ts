import type { gameRoundEndpoints } from '@fairway/contract/games/round-endpoints.ts';
import type { gameRoundSchemas } from '@fairway/contract/games/round-schemas.ts';
import { formatMoney } from '@fairway/money';
import { accountsOf, readBalance } from '#modules/ledger';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { selectSeed } from '../../seeds/seeds-store.ts';
import { presentRound } from '../present-round.ts';
import { selectRound } from '../rounds-store.ts';
import { furtherStakeRefusal, furtherStakeRules } from './further-stake.ts';
import { isSettled, selectActs } from './steps-store.ts';
import { takeStep } from './take-step.ts';

/** By these rules of the rows another act was first. */
const overtakers: ReadonlySet<string> = new Set([
  'games_steps_open',
  'games_steps_number',
  'games_steps_pkey',
  'games_results_open',
]);

/**
 * The member's next act in an open round. `after` is how many acts the page has seen. Throws `roundNotFound`, `roundMoved` where the
 * round has gone on or ended meanwhile, `gameBetInvalid` for an act against the rules; for one that puts as much again what refuses a stake.
 */
export const actInRound: Operation<
  (typeof gameRoundEndpoints)['actInRound'],
  (typeof gameRoundSchemas)['actInRound']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation: 'actInRound', operationId: call.operationId, input };
  const { roundId, after, act } = input;
  try {
    return await onceInTransaction(app, key, async (tx) => {
      const row = await selectRound(tx, memberId, roundId);
      const seed = row && (await selectSeed(tx, row.shard_id, memberId, row.seed));
      if (!row || !seed) throw new AppError('roundNotFound');
      const acts = await selectActs(tx, row.shard_id, row.id);
      // Instant rounds are over when they are there.
      if (row.returned !== null || acts.length !== after) throw new AppError('roundMoved');
      if (await isSettled(tx, row.shard_id, row.id)) throw new AppError('roundMoved');
      // What ends a round that was left open is never a member's.
      if (act.act === 'expire') throw new AppError('gameBetInvalid');
      const taken = await takeStep(tx, app, { row, seed, acts, call }, act);
      const balance = await readBalance(tx, accountsOf(memberId).center(row.currency));
      return { ...presentRound(row, taken.played, seed, taken.acts, null), balance: formatMoney(balance) };
    });
  } catch (fault) {
    const rule = refusedBy(fault) ?? '';
    if (overtakers.has(rule)) throw new AppError('roundMoved');
    if (furtherStakeRules.has(rule)) throw await furtherStakeRefusal(app, call, roundId);
    throw fault;
  }
};
