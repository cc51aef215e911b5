import { settleSoccerLottery } from '@fairway/promotions';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { isDecided, scoresOf } from '../rounds/match-state.ts';
import { selectMatches } from '../rounds/matches-store.ts';
import { promisePrize } from '../rounds/promise-prize.ts';
import { holdRound, updateSettled } from '../rounds/rounds-store.ts';
import type { RoundKey } from '../rounds/round-rows.ts';
import { soccerResult } from './present-ticket.ts';
import { selectTicketsOf } from './tickets-store.ts';

/**
 * Settles an issue once all fourteen matches are decided: what each ticket has won becomes a reward, and what nobody has won is carried
 * over, in one transaction. By the terms that the issue was opened with. Does nothing before, and nothing a second time.
 */
export async function settleIssue(app: Platform, key: RoundKey): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const round = await holdRound(tx, key);
    if (round?.state !== 'open') return;
    const now = await databaseNow(tx);
    const matches = await selectMatches(tx, key);
    if (now < round.closes_at || !isDecided(matches, now)) return;
    const version = await selectVersion(tx, round.version);
    if (!version) throw new Error('an issue without its terms');

    const tickets = await selectTicketsOf(tx, key.round);
    const results = scoresOf(matches, now).map(soccerResult);
    const settled = settleSoccerLottery(round.pot, tickets, results);
    const members = new Map(tickets.map(({ id, member_id: memberId }) => [id, memberId]));
    for (const { id, amount } of settled.paid) {
      const memberId = members.get(id);
      if (memberId === undefined) throw new Error('a prize for a ticket that was not handed in');
      await promisePrize(
        tx,
        app,
        { ...key, version: round.version, terms: version.document },
        { memberId, period: id, amount },
      );
    }
    await updateSettled(tx, key, {
      state: settled.isVoid ? 'void' : 'settled',
      carried: settled.carried,
      firstLines: settled.firstLines,
      secondLines: settled.secondLines,
    });
  });
}
