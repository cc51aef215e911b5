import { describe, expect, it } from 'vitest';
import type { AnyEnumeration } from './define-enum.ts';
import * as activities from './activities.ts';
import * as gifts from './gifts.ts';
import * as orderSteps from './order-steps.ts';
import * as orders from './orders.ts';
import * as signIn from './sign-in.ts';
import * as tasks from './tasks.ts';
import * as withdrawalOrders from './withdrawal-orders.ts';

/** Name on the wire and code of each member, in order. */
function printed(enumeration: AnyEnumeration): string {
  return enumeration.list.map((member) => `${member.wireName ?? member.key}=${member.code}`).join(' ');
}

describe('the state tables of section 4', () => {
  it.each([
    [gifts.giftRecordStatuses, 'applyed=0 provided=1 expired=2 reviewFail=3 reject=4'],
    [gifts.giftStatuses, 'underReview=0 provided=1 rejected=2 reviewFail=4 expired=5 pending=6'],
    [tasks.taskReceiveStates, 'Not=0 BetNow=1 CanReceive=2 Received=3 Expired=4 NotStart=5'],
    [
      tasks.bonusStates,
      'Not=0 Deposit=1 CanReceive=2 Received=3 Expired=4 NotStart=5 Applied=7 Passed=8 Reject=9',
    ],
    [
      tasks.newMemberGiftStates,
      'Not=0 Pending=1 CanReceive=2 Received=3 Expired=4 NotStart=5 Applied=7 Passed=8 Reject=9',
    ],
    [tasks.taskTypes, 'New=1 Deposit=2 Withrial=3 GameFirst=4 GamePackage=5 Reborn=6'],
    [signIn.signInStates, 'NotStart=0 Pending=1 CanSign=2 Complete=3 NotSign=4 NotReached=5 Forgot=6'],
    [
      signIn.signButtonStates,
      'SignNowDisable=0 SignNowEnable=1 Receive=2 Received=3 NotReached=4 Expired=5 Signed=6',
    ],
    [activities.activityStatuses, 'NotStart=0 Pending=1 End=2'],
  ])('%#: %o prints %s', (enumeration, text) => {
    expect(printed(enumeration)).toBe(text);
  });

  it('reads every deposit state but 101 and 103 as pending confirmation', () => {
    expect([101, 103, 102, 100, 0, 4011].map(orders.depositOrderView)).toEqual([
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
      withdrawalOrders.withdrawalBallStatus({ orderState, orderSource, matchResult });

    expect(status(4011, 1, 1)).toBe('processing');
    expect(status(4012, 2, 1)).toBe('inProgress');
    expect(status(4014, 1, 1)).toBe('frozen');
    expect(status(4013, 1, 1)).toBe('toBeConfirmed');
    expect(status(4013, 2, 0)).toBe('toBeConfirmed');
    expect(status(4013, 0, 1)).toBe('readyToConfirm');
    expect(status(4013, 0, 0)).toBeUndefined();
    expect(status(9999, 0, 1)).toBeUndefined();
    expect(withdrawalOrders.withdrawalBallStatuses.codeList).toEqual([0, 1, 2, 3, 4]);
  });

  it('reproduces the apply table to the letter', () => {
    // step 1: 200 -> 1, else 2; step 2: 200 -> 3, 711 -> 2, else 1
    expect([200, 711, 800, 500].map((result) => activities.applyModalType(1, result))).toEqual([1, 2, 2, 2]);
    expect([200, 711, 800, 500].map((result) => activities.applyModalType(2, result))).toEqual([3, 2, 1, 1]);
    expect([200, 800, 711, 500].map(activities.rewardModal)).toEqual([
      'success',
      'special',
      'failure',
      'failure',
    ]);
    expect(activities.applyModalTypes.codes.special).toBe(4);
    expect([5n, 0n, -1n].map(activities.scratchCardState)).toEqual(['claimable', 'noneLeft', 'faulty']);
  });

  it('lists the steps of each order in the printed order', () => {
    expect(orderSteps.fastToCardSteps.list.map((step) => step.en)).toEqual([
      'Order submitted',
      'Pending your payment',
      'Confirm receipt',
      'Order completed',
    ]);
    expect(orderSteps.withdrawalSteps.list.map((step) => step.en)).toEqual([
      'Order submitted',
      'Waiting for withdrawal',
      'Waiting for your confirmation',
      'Order completed',
    ]);
    expect(orderSteps.expiredWithdrawalSteps.list.map((step) => step.en)).toEqual([
      'Order submitted',
      'Order processing',
      'Order timed out',
    ]);
    expect(orderSteps.usdtDepositByCnySteps.list.length).toBe(3);
    expect(orderSteps.usdtDepositByUsdtSteps.list.length).toBe(4);
  });
});
