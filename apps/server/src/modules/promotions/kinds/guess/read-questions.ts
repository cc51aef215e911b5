import type { WireQuestion } from '@fairway/contract/promotions/guess/schemas.ts';
import { matchCards } from '#modules/sportsbook';
import type { Platform } from '#platform/platform.ts';
import { selectRewardsOfStep } from '../../rewards/rewards-store.ts';
import type { CampaignKey } from '../../tables.ts';
import { selectOwnGuesses } from './guesses-store.ts';
import { guessStep, presentQuestion } from './present-question.ts';
import { selectQuestions } from './questions-store.ts';

/** A campaign's questions, with the caller's answers and wins where there is a caller. Kick-offs are those of the programme as it is now. */
export async function readQuestions(
  app: Platform,
  campaign: CampaignKey,
  memberId: string | undefined,
  now: Date,
): Promise<WireQuestion[]> {
  const [rows, guesses, rewards] = await Promise.all([
    selectQuestions(app.db, campaign),
    memberId === undefined ? [] : selectOwnGuesses(app.db, memberId, campaign),
    memberId === undefined
      ? []
      : selectRewardsOfStep(app.db, memberId, { kind: campaign.kind, no: campaign.no, step: guessStep }),
  ]);
  const fixtures = rows
    .filter(({ judged_at }) => judged_at === null)
    .map(({ fixture_id }) => String(fixture_id));
  const cards = new Map(
    (await matchCards(app, { fixtures, teams: [] })).map((card) => [card.fixtureId, card]),
  );
  return rows.map((row) => {
    const card = cards.get(String(row.fixture_id));
    const kickOff = card?.startsAt ?? row.kick_off;
    const isOpen = kickOff > now && (card === undefined || card.status === 'scheduled');
    const own = guesses.find(({ number }) => number === row.number);
    return presentQuestion(row, { own, isOpen, kickOff, rewards });
  });
}
