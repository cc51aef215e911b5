import type { MatchAnswer } from '@fairway/contract/promotions/guess/questions.ts';
import type { WireQuestion } from '@fairway/contract/promotions/guess/schemas.ts';
import { answersOf } from '@fairway/promotions';
import { isBeforeKickOff } from '#modules/sportsbook';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import type { CampaignKey } from '../../tables.ts';
import { insertGuess, selectOwnGuesses } from './guesses-store.ts';
import { presentQuestion } from './present-question.ts';
import { selectQuestion, type QuestionRow } from './questions-store.ts';
import { refuseSwitchedOff } from './world-cup-switch.ts';

/**
 * A question that the caller may answer now. Throws what joining throws, `questionUnknown`, `entryClosed` from the kick-off on by the
 * database's clock, and `alreadyAnswered`.
 */
export async function openQuestion(
  tx: Tx,
  app: Platform,
  call: MemberCall,
  { campaign: key, number }: { campaign: CampaignKey; number: number },
): Promise<{ campaign: CampaignWithTerms; question: QuestionRow }> {
  await refuseSwitchedOff(app, key.kind);
  const { campaign } = await joinCampaign(tx, app, call, key);
  const question = await selectQuestion(tx, key, number);
  if (!question) throw new AppError('questionUnknown');
  if (question.judged_at !== null || !(await isBeforeKickOff(tx, String(question.fixture_id))))
    throw new AppError('entryClosed');
  const own = await selectOwnGuesses(tx, call.member.memberId, key);
  if (own.some((guess) => guess.number === number)) throw new AppError('alreadyAnswered');
  return { campaign, question };
}

/** Answers a question, once. Throws what `openQuestion` throws, and `questionUnknown` for an answer that it does not offer. */
export async function answerQuestion(
  tx: Tx,
  app: Platform,
  call: MemberCall,
  asked: { campaign: CampaignKey; number: number; answer: MatchAnswer },
): Promise<WireQuestion> {
  const { number, answer } = asked;
  const { campaign, question } = await openQuestion(tx, app, call, asked);
  if (!answersOf(question.question).includes(answer)) throw new AppError('questionUnknown');
  const { kind, no } = question;
  const { memberId } = call.member;
  const version = campaign.published ?? campaign.newest;
  // Two presses at once: the row of the first one refuses the second.
  if (!(await insertGuess(tx, { kind, no, memberId, number, answer, version })))
    throw new AppError('alreadyAnswered');
  const [own] = (await selectOwnGuesses(tx, memberId, { kind, no })).filter(
    (guess) => guess.number === number,
  );
  return presentQuestion(question, { own, isOpen: true, rewards: [] });
}
