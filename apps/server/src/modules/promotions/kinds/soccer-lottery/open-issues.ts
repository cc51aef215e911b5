import { soccerMatches } from '@fairway/promotions';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { holdCampaign, type CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { fundBalances } from '../../funds/fund-balances.ts';
import type { CampaignKey } from '../../tables.ts';
import { selectBound, takeCarried } from '../rounds/carried-store.ts';
import { chooseMatches } from '../rounds/choose-matches.ts';
import { insertMatches } from '../rounds/matches-store.ts';
import { insertRound, lastRoundOf, selectPlaying, selectRounds } from '../rounds/rounds-store.ts';

const kind = 'competeLottery';

/** Opens an issue for each running campaign that has none to enter, as soon as there are fourteen matches that fit its terms. */
export async function openIssues(app: Platform): Promise<void> {
  for (const campaign of await selectPlaying(app.db, kind)) await openIssue(app, campaign);
}

async function openIssue(app: Platform, campaign: CampaignWithTerms): Promise<void> {
  const { terms, no } = campaign;
  if (terms.kind !== kind) throw new Error('a soccer lottery with other terms');
  const [latest] = await selectRounds(app.db, campaign);
  if (latest && latest.closes_at > (await databaseNow(app.db))) return;
  const matches = await chooseMatches(app, terms, { count: soccerMatches });
  const [first] = matches ?? [];
  if (!matches || !first) return;
  await inTransaction(app.db, async (tx) => {
    // Two workers open one issue: the second finds it.
    const held = await holdCampaign(tx, { kind, no });
    const [newest] = await selectRounds(tx, { kind, no });
    if (!held?.published || held.closed || held.paused || newest?.round !== latest?.round) return;
    const pot = fenOf(terms.pot);
    const free = await freeFund(tx, { kind, no });
    const round = (await lastRoundOf(tx, kind)) + 1;
    const carried = await takeCarried(tx, { kind, no }, round);
    const added = free < pot ? free : pot;
    // The budget is used up: no issue promises what the account does not hold.
    if (carried + added <= 0n) return;
    await insertRound(tx, {
      kind,
      no,
      round,
      version: held.published,
      closesAt: first.startsAt,
      pot: carried + added,
      carriedIn: carried,
    });
    const rows = matches.map(({ fixtureId, startsAt, competition, home, away }) => ({
      fixture: fixtureId,
      startsAt,
      card: { competition, home, away },
    }));
    await insertMatches(tx, { kind, no, round }, rows);
  });
}

/** What the campaign's account holds beyond what is promised already; fen. */
async function freeFund(tx: Tx, key: CampaignKey): Promise<bigint> {
  const balances = await fundBalances(tx, key);
  const held = balances.reduce((sum, { balance }) => sum + balance, 0n);
  const bound = await selectBound(tx, key);
  return held > bound ? held - bound : 0n;
}
