import { drawInstant, type PrizeList } from '@fairway/promotions';
import { hashing } from '../../../lib/fair-hashing.ts';

/** Chances as in the daily shot, without what a goal pays. */
const demoPrizes: PrizeList = {
  prizes: [
    { code: 'goal', weight: 45 },
    { code: 'saved', weight: 55 },
  ],
  consolation: 'saved',
};
const clientSeed = 'demo';

/** A shot drawn in this browser by the rule of the real one; a server seed is 64 hex digits. */
export function demoShot(serverSeed: string, nonce: number): { isGoal: boolean; question: object } {
  const { prize } = drawInstant(hashing, { serverSeed, clientSeed, nonce }, demoPrizes);
  return {
    isGoal: prize.code === 'goal',
    question: {
      kind: 'prize',
      serverSeed,
      clientSeed,
      nonce,
      ...demoPrizes,
      shown: { prize: prize.code },
    },
  };
}
