import { comingMatches, matchCards, type MatchCard } from '#modules/sportsbook';
import { addSeconds, siteDay } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { holdCampaign, type CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { holdQuestions, insertQuestion } from './questions-store.ts';
import { isQuiz } from './quiz-terms.ts';

/** A question stands at least so long before its match, so that members find it. */
const leastSeconds = 3600;
/** Matches are asked about from so long before their kick-off. */
const aheadSeconds = 4 * 86_400;

/**
 * Asks about further matches of a running campaign: those that its terms name, then the next ones of the programme, as many in all and a
 * day of the site as the terms say. Matches that end after the campaign's window are asked about as long as they begin within it.
 */
export async function openQuestions(app: Platform, campaign: CampaignWithTerms): Promise<void> {
  const { terms, kind, no } = campaign;
  if (!isQuiz(terms)) return;
  const now = await databaseNow(app.db);
  const from = addSeconds(now, leastSeconds);
  const latest = addSeconds(now, aheadSeconds);
  const to = latest < campaign.ends_at ? latest : campaign.ends_at;
  const named = await matchCards(app, {
    fixtures: terms.fixtures.map(({ fixtureId }) => fixtureId),
    teams: [],
  });
  const isStill = ({ status, startsAt }: MatchCard) =>
    status === 'scheduled' && startsAt > now && startsAt < campaign.ends_at;
  const coming = await comingMatches(app, { from, to });

  await inTransaction(app.db, async (tx) => {
    // Two workers at once ask about the same matches: the second finds them there.
    await holdCampaign(tx, campaign);
    const rows = await holdQuestions(tx, campaign);
    const asked = new Set(rows.map(({ fixture_id }) => String(fixture_id)));
    const dayOf = (at: Date) => siteDay(at, app.config.siteTimeZone);
    const byDay = Map.groupBy(rows, ({ kick_off }) => dayOf(kick_off));
    const counts = new Map([...byDay].map(([day, ofDay]) => [day, ofDay.length]));
    let number = rows.length;
    for (const match of [...named.filter(isStill), ...coming]) {
      const { fixtureId, competition, home, away, startsAt } = match;
      const isNamed = terms.fixtures.some((fixture) => fixture.fixtureId === fixtureId);
      const ofDay = counts.get(dayOf(startsAt)) ?? 0;
      if (number >= terms.questions || asked.has(fixtureId) || (!isNamed && ofDay >= terms.perDay)) continue;
      number += 1;
      asked.add(fixtureId);
      counts.set(dayOf(startsAt), ofDay + 1);
      await insertQuestion(tx, {
        kind,
        no,
        number,
        fixtureId,
        question: terms.question,
        pot: fenOf(terms.pot),
        match: { competition, home, away },
        kick_off: startsAt,
      });
    }
  });
}
