import type { Round } from '@fairway/contract/games/round-schemas.ts';
import { memberGames } from '@fairway/fair-games';
import { money } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';
import { openSeed } from '../seeds/make-seed.ts';
import { selectSeed } from '../seeds/seeds-store.ts';
import type { RoundRow } from '../tables.ts';
import { playRound } from './play-round.ts';
import { presentRound } from './present-round.ts';
import { selectActs } from './steps/steps-store.ts';

/** A round played again from its seeds as far as its acts go; with the server seed once that is revealed. */
export async function readRound(app: Platform, row: RoundRow): Promise<Round> {
  const seed = await selectSeed(app.db, row.shard_id, row.member_id, row.seed);
  if (!seed) throw new Error('a round without its seed');
  const rules = memberGames[row.game];
  const acts = rules.stepped ? await selectActs(app.db, row.shard_id, row.id) : [];
  const stake = money(row.currency, row.stake);
  const played = playRound(app, rules, { seed, nonce: row.nonce, stake, bet: row.bet, acts });
  return presentRound(row, played, seed, acts, seed.ended_at === null ? null : openSeed(app, seed));
}
