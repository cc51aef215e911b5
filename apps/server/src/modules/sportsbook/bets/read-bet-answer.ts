import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { selectThresholds } from '../cash-out/auto-cash-outs-store.ts';
import { selectCashOuts } from '../cash-out/cash-outs-store.ts';
import { selectCompetitions, selectFixtures, selectTeams } from '../catalogue/catalogue-store.ts';
import type { BetRow } from '../tables.ts';
import { selectBet, selectLegs, selectSettlements } from './bets-store.ts';
import { presentBet } from './present-bet.ts';

/** Bets of one shard with everything they are shown with, in their order. */
export async function presentBets(db: Db | Tx, bets: readonly BetRow[]): Promise<Bet[]> {
  const shard = bets[0]?.shard_id;
  if (shard === undefined) return [];
  const ids = bets.map(({ id }) => id);
  const legs = await selectLegs(db, shard, ids);
  const settlements = await selectSettlements(db, shard, ids);
  const cashOuts = await selectCashOuts(db, shard, ids);
  const thresholds = await selectThresholds(db, shard, ids);
  const fixtures = await selectFixtures(db, [...new Set(legs.map(({ fixture_id }) => fixture_id))]);
  const teams = await selectTeams(
    db,
    fixtures.flatMap(({ home_team, away_team }) => [home_team, away_team]),
  );
  const competitions = await selectCompetitions(
    db,
    fixtures.map(({ competition_id }) => competition_id),
  );
  const names = {
    fixtures: new Map(fixtures.map((row) => [row.id, row])),
    teams: new Map(teams.map((row) => [row.id, row])),
    competitions: new Map(competitions.map((row) => [row.id, row])),
  };
  return bets.map((bet) =>
    presentBet(
      {
        bet,
        legs: legs.filter(({ bet_id }) => bet_id === bet.id),
        settlements: settlements.filter(({ bet_id }) => bet_id === bet.id),
        cashOuts: cashOuts.filter(({ bet_id }) => bet_id === bet.id),
        autoCashOut: thresholds.get(bet.id) ?? null,
      },
      names,
    ),
  );
}

/** One own bet, presented; refuses with `betNotFound`, for another member's just the same. */
export async function readBetAnswer(
  db: Db | Tx,
  shard: number,
  memberId: string,
  betId: string,
): Promise<Bet> {
  const bet = await selectBet(db, shard, memberId, betId);
  const [shown] = bet ? await presentBets(db, [bet]) : [];
  if (!shown) throw new AppError('betNotFound');
  return shown;
}
