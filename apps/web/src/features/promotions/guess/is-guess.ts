import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import type { GuessKind } from '@fairway/contract/promotions/guess/schemas.ts';

/** Whether a campaign is one of those whose page is all questions. */
export function isGuess(kind: CampaignKind): kind is GuessKind {
  return kind === 'guess' || kind === 'worldCupGuess';
}
