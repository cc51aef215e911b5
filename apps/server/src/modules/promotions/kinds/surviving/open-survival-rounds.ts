import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { holdCampaign, type CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { chooseMatches } from '../rounds/choose-matches.ts';
import { insertMatches } from '../rounds/matches-store.ts';
import { insertRound, selectPlaying, selectRounds } from '../rounds/rounds-store.ts';

const kind = 'surviving';

/** Opens the next round of each running campaign once the one before is settled and there are matches that fit its terms. */
export async function openSurvivalRounds(app: Platform): Promise<void> {
  for (const campaign of await selectPlaying(app.db, kind)) await openRound(app, campaign);
}

async function openRound(app: Platform, campaign: CampaignWithTerms): Promise<void> {
  const { terms, no } = campaign;
  if (terms.kind !== kind) throw new Error('a surviving with other terms');
  const [latest] = await selectRounds(app.db, campaign);
  if (latest && (latest.state === 'open' || latest.is_last)) return;
  const matches = await chooseMatches(app, terms, { count: terms.matches, eachTeamOnce: true });
  const [first] = matches ?? [];
  if (!matches || !first) return;
  await inTransaction(app.db, async (tx) => {
    // Two workers open one round: the second finds it.
    const held = await holdCampaign(tx, { kind, no });
    const rounds = await selectRounds(tx, { kind, no });
    const [newest] = rounds;
    if (!held?.published || held.closed || held.paused || newest?.round !== latest?.round) return;
    const round = (newest?.round ?? 0) + 1;
    await insertRound(tx, {
      kind,
      no,
      round,
      version: held.published,
      closesAt: first.startsAt,
      // What those who joined were promised stays, whatever is published later.
      pot: rounds.at(-1)?.pot ?? fenOf(terms.pot),
      carriedIn: 0n,
    });
    const rows = matches.map(({ fixtureId, startsAt, competition, home, away }) => ({
      fixture: fixtureId,
      startsAt,
      card: { competition, home, away },
    }));
    await insertMatches(tx, { kind, no, round }, rows);
  });
}
