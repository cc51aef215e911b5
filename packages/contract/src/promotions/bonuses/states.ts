import { type CodeOf, defineEnum } from '../../enums/define-enum.ts';

/** A bonus that is played for first. */
export const bonusStates = defineEnum({
  open: { code: 'open', zh: '进行中', en: 'Open' },
  released: { code: 'released', zh: '已全部解锁', en: 'Released' },
  forfeited: { code: 'forfeited', zh: '已放弃', en: 'Given up' },
  expired: { code: 'expired', zh: '已到期', en: 'Expired' },
  reversed: { code: 'reversed', zh: '已随存款收回', en: 'Taken back with the deposit' },
});
export type BonusState = CodeOf<typeof bonusStates>;

/** What left the bonus account, and why. */
export const bonusMoves = defineEnum({
  released: { code: 'released', zh: '解锁至中心钱包', en: 'Released to the center wallet' },
  forfeited: { code: 'forfeited', zh: '主动放弃', en: 'Given up' },
  expired: { code: 'expired', zh: '到期退回', en: 'Not played in time' },
  taken: { code: 'taken', zh: '随存款收回', en: 'Taken back with the deposit' },
});
export type BonusMoveKind = CodeOf<typeof bonusMoves>;
