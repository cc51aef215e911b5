/** What becomes of a reward; the kinds of campaign show it by numbers of their own. */
export const rewardStates = [
  'locked',
  'reached',
  'applied',
  'approved',
  'paid',
  'expired',
  'failed',
  'refused',
  'forfeited',
] as const;
export type RewardState = (typeof rewardStates)[number];

const next: Readonly<Record<RewardState, readonly RewardState[]>> = {
  // A correction locks again what was reached, and takes back what was paid.
  locked: ['reached', 'expired', 'forfeited'],
  reached: ['locked', 'applied', 'paid', 'expired', 'failed', 'refused', 'forfeited'],
  applied: ['approved', 'paid', 'failed', 'refused', 'forfeited'],
  approved: ['paid', 'failed', 'forfeited'],
  paid: ['forfeited'],
  expired: [],
  failed: ['reached'],
  refused: ['reached'],
  forfeited: [],
};

/** Whether a reward may go from one state to another; from refused and failed only an appeal leads back. */
export function canBecome(from: RewardState, to: RewardState): boolean {
  return next[from].includes(to);
}

/** A gift's record: under review 0, provided 1, expired 2, review failed 3, rejected 4. Undefined before it was applied for. */
export function giftRecordStatus(state: RewardState): 0 | 1 | 2 | 3 | 4 | undefined {
  const codes = {
    applied: 0,
    approved: 0,
    paid: 1,
    expired: 2,
    failed: 3,
    refused: 4,
    forfeited: 4,
  } as const;
  return state === 'locked' || state === 'reached' ? undefined : codes[state];
}

/** A gift by the other numbers: under review 0, provided 1, rejected 2, review failed 4, expired 5, pending 6. */
export function giftStatus(state: RewardState): 0 | 1 | 2 | 4 | 5 | 6 | undefined {
  const codes = {
    applied: 0,
    paid: 1,
    refused: 2,
    forfeited: 2,
    failed: 4,
    expired: 5,
    approved: 6,
  } as const;
  return state === 'locked' || state === 'reached' ? undefined : codes[state];
}
