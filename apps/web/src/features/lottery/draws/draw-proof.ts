import { followsLink, verify } from '@fairway/fair-games';
import type { LotteryDraw } from '@fairway/contract/lottery/schemas.ts';
import { hashing } from '../../../lib/fair-hashing.ts';
import type { DrawQuestion } from './draw-question.ts';

export interface DrawProof {
  /** Hashing the link as often as its place says ends at link(0), which was out before the first issue. */
  readonly follows: boolean;
  readonly previousLink: string;
  readonly message: string;
  /** Whether the numbers computed here are those that were shown. */
  readonly agrees: boolean;
}

/** Computes a draw again, step by step. Throws FairGamesError. */
export function proveDraw(
  question: DrawQuestion,
  { linkIndex, firstLink }: Pick<LotteryDraw, 'linkIndex' | 'firstLink'>,
): DrawProof {
  const answer = verify(hashing, question) as Readonly<Record<string, unknown>>;
  return {
    follows: followsLink(hashing, question.link, firstLink, linkIndex),
    previousLink: String(answer['previousLink']),
    message: String(answer['message']),
    agrees: (answer['agrees'] as { result?: boolean }).result === true,
  };
}
