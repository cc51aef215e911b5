import { dearestMoney, giftFaults } from '../gift/gift-faults.ts';
import { undoClaim } from '../gift/undo-claim.ts';
import { defineKind } from '../kind.ts';
import { firstScores } from './first-scores.ts';

export const scoreKind = defineKind('score', {
  oneMember: ({ gifts }) => dearestMoney(gifts),
  faults: ({ gifts, perDeposit, perPlay, perDay }) => {
    const faults = giftFaults(gifts);
    if (perDeposit + perPlay + perDay === 0)
      faults.push({ rule: 'audience', zh: '至少一种行为须计分', en: 'At least one act must give score' });
    return faults;
  },
  refused: async (tx, _app, reward) => void (await undoClaim(tx, reward)),
  keepsLimits: true,
  first: firstScores,
});
