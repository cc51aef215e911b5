import { describe, expect, it } from 'vitest';
import type { AnyEnumeration } from './define-enum.ts';
import {
  activityStatuses,
  applyModalType,
  applyModalTypes,
  rewardModal,
  scratchCardState,
} from '../promotions/activities.ts';
import { giftRecordStatuses, giftStatuses } from '../promotions/gifts.ts';
import { expiredWithdrawalSteps, withdrawalSteps } from '../withdrawals/steps.ts';
import { fastToCardSteps, usdtDepositByCnySteps, usdtDepositByUsdtSteps } from '../deposits/steps.ts';
import { depositOrderView } from '../deposits/order-states.ts';
import { signButtonStates, signInStates } from '../promotions/sign/states.ts';
import { bonusStates, newMemberGiftStates, taskReceiveStates, taskTypes } from '../promotions/tasks.ts';
import { withdrawalBallStatus, withdrawalBallStatuses } from '../withdrawals/order-states.ts';

/** Name on the wire and code of each member, in order. */
function printed(enumeration: AnyEnumeration): string {
  return enumeration.list.map((member) => `${member.wireName ?? member.key}=${member.code}`).join(' ');
}

describe('the state tables of section 4', () => {
  it.each([
    [giftRecordStatuses, 'applyed=0 provided=1 expired=2 reviewFail=3 reject=4'],
    [giftStatuses, 'underReview=0 provided=1 rejected=2 reviewFail=4 expired=5 pending=6'],
    [taskReceiveStates, 'Not=0 BetNow=1 CanReceive=2 Received=3 Expired=4 NotStart=5'],
    [bonusStates, 'Not=0 Deposit=1 CanReceive=2 Received=3 Expired=4 NotStart=5 Applied=7 Passed=8 Reject=9'],
    [
      newMemberGiftStates,
      'Not=0 Pending=1 CanReceive=2 Received=3 Expired=4 NotStart=5 Applied=7 Passed=8 Reject=9',
    ],
    [taskTypes, 'New=1 Deposit=2 Withrial=3 GameFirst=4 GamePackage=5 Reborn=6'],
    [signInStates, 'NotStart=0 Pending=1 CanSign=2 Complete=3 NotSign=4 NotReached=5 Forgot=6'],
    [
      signButtonStates,
      'SignNowDisable=0 SignNowEnable=1 Receive=2 Received=3 NotReached=4 Expired=5 Signed=6',
    ],
    [activityStatuses, 'NotStart=0 Pending=1 End=2'],
  ])('%#: %o prints %s', (enumeration, text) => {
    expect(printed(enumeration)).toBe(text);
  });

  it('reads every deposit state but 101 and 103 as pending confirmation', () => {
    expect([101, 103, 102, 100, 0, 4011].map(depositOrderView)).toEqual([
      'pendingPayment',
      'finished',
      'pendingConfirmation',
      'pendingConfirmation',
      'pendingConfirmation',
      'pendingConfirmation',
    ]);
  });

  it('tests 4011, 4012 and 4014 first, then the order source, then the match', () => {
    const status = (orderState: number, orderSource: number, matchResult: number) =>
      withdrawalBallStatus({ orderState, orderSource, matchResult });

    expect(status(4011, 1, 1)).toBe('processing');
    expect(status(4012, 2, 1)).toBe('inProgress');
    expect(status(4014, 1, 1)).toBe('frozen');
    expect(status(4013, 1, 1)).toBe('toBeConfirmed');
    expect(status(4013, 2, 0)).toBe('toBeConfirmed');
    expect(status(4013, 0, 1)).toBe('readyToConfirm');
    expect(status(4013, 0, 0)).toBeUndefined();
    expect(status(9999, 0, 1)).toBeUndefined();
    expect(withdrawalBallStatuses.codeList).toEqual([0, 1, 2, 3, 4]);
  });

  it('reproduces the apply table to the letter', () => {
    // step 1: 200 -> 1, else 2; step 2: 200 -> 3, 711 -> 2, else 1
    expect([200, 711, 800, 500].map((result) => applyModalType(1, result))).toEqual([1, 2, 2, 2]);
    expect([200, 711, 800, 500].map((result) => applyModalType(2, result))).toEqual([3, 2, 1, 1]);
    expect([200, 800, 711, 500].map(rewardModal)).toEqual(['success', 'special', 'failure', 'failure']);
    expect(applyModalTypes.codes.special).toBe(4);
    expect([5n, 0n, -1n].map(scratchCardState)).toEqual(['claimable', 'noneLeft', 'faulty']);
  });

  it('lists the steps of each order in the printed order', () => {
    expect(fastToCardSteps.list.map((step) => step.en)).toEqual([
      'Order submitted',
      'Pending your payment',
      'Confirm receipt',
      'Order completed',
    ]);
    expect(withdrawalSteps.list.map((step) => step.en)).toEqual([
      'Order submitted',
      'Waiting for withdrawal',
      'Waiting for your confirmation',
      'Order completed',
    ]);
    expect(expiredWithdrawalSteps.list.map((step) => step.en)).toEqual([
      'Order submitted',
      'Order processing',
      'Order timed out',
    ]);
    expect(usdtDepositByCnySteps.list.length).toBe(3);
    expect(usdtDepositByUsdtSteps.list.length).toBe(4);
  });
});
