/** The result that a call of an act carries in its data. */
export const actStatus = { done: 200, notOpen: 711, special: 800 } as const;

/** The number of the modal after a step of an application, as the printed table has it. */
export function applyModal(step: 1 | 2, status: number): 1 | 2 | 3 {
  if (step === 1) return status === actStatus.done ? 1 : 2;
  if (status === actStatus.done) return 3;
  return status === actStatus.notOpen ? 2 : 1;
}

/** The modal after taking a reward; 4 is the special one. */
export function rewardModal(status: number): 'success' | 4 | 'failure' {
  if (status === actStatus.done) return 'success';
  return status === actStatus.special ? 4 : 'failure';
}

/** What a scratch card's amount says. */
export function scratchState(amount: bigint): 'claimable' | 'noneLeft' | 'error' {
  if (amount > 0n) return 'claimable';
  return amount === 0n ? 'noneLeft' : 'error';
}

/** Where a campaign is at a time, by its printed number; milliseconds since 1970, the window is [from, to). */
export function activityStatus({ from, to }: { from: number; to: number | null }, now: number): 0 | 1 | 2 {
  if (now < from) return 0;
  return to === null || now < to ? 1 : 2;
}
