import { cny, rate, usdt } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { fixedHeaders, headerNames } from '../headers.ts';
import { formatCountdown, splitCountdown } from './countdown.ts';
import { chatTextLength, chatTextLimit, clipChatText } from '../chat/texts.ts';
import { videoDomain, webLiveQrPx } from '../live/video.ts';
import {
  betRecordPageSize,
  memberCentrePageSize,
  popularLivePageSize,
  queryDepthLimit,
  queryParameterLimit,
} from './paging.ts';
import { isPasswordHash } from '../members/passwords.ts';
import { signInCycleDays, vipLevels } from '../promotions/limits.ts';
import {
  floatLoopDefaultMs,
  isClick,
  lazyChunkDelayMs,
  noticeSlotByType,
  orderBall,
  orderNotFoundToastMs,
  toast,
} from '../site/shell.ts';
import {
  clientType,
  clientVersion,
  domainCategory,
  floatWindowEquipment,
  isMemberMoveAgentOn,
  memberMoveStxxDefault,
  platformType,
  siteId,
  staticDomainTypes,
  tokenGraceSecondsDefault,
} from '../site/client.ts';
import {
  clickGuardMs,
  coinBalancePollMs,
  depositTipDelayMs,
  depositTipPollMs,
  euroRefreshThrottleMs,
  isTooSoon,
  orderPollMs,
  phoneCodeResendSeconds,
  recyclingThrottleMs,
  refreshThrottleMs,
} from './timing.ts';
import { totalFunds } from '../wallet/total-funds.ts';

describe('the constants of specification section 9', () => {
  it('poll every minute, the tip loop after five seconds', () => {
    expect([orderPollMs, depositTipPollMs, coinBalancePollMs]).toEqual([60_000, 60_000, 60_000]);
    expect(depositTipDelayMs).toBe(5_000);
  });

  it('throttle and wait as printed', () => {
    expect([recyclingThrottleMs, refreshThrottleMs, euroRefreshThrottleMs]).toEqual([10_000, 10_000, 5_000]);
    expect([phoneCodeResendSeconds, clickGuardMs]).toEqual([60, 2_000]);
  });

  it('page and parse as printed', () => {
    expect([popularLivePageSize, memberCentrePageSize, betRecordPageSize]).toEqual([100, 20, 8]);
    expect([queryParameterLimit, queryDepthLimit]).toEqual([1_000, 5]);
  });

  it('place toasts, ball and floats as printed', () => {
    expect(toast).toEqual({ atOnce: 1, topPx: 400, durationMs: 1_000 });
    expect(orderBall).toEqual({ rightPx: 100, depositTopPx: 200, withdrawalTopPx: 320 });
    expect([orderNotFoundToastMs, floatLoopDefaultMs, lazyChunkDelayMs]).toEqual([1_500, 3_000, 200]);
    expect(noticeSlotByType[10]).toBe(4);
  });

  it('name this client as the request headers do', () => {
    expect([siteId, platformType, clientType, clientVersion]).toEqual([8, 6, 'web_s1', 'v1.0.1']);
    expect(fixedHeaders[headerNames.siteId]).toBe(String(siteId));
    expect(fixedHeaders[headerNames.clientType]).toBe(clientType);
    expect(fixedHeaders[headerNames.version]).toBe(clientVersion);
    expect([floatWindowEquipment, staticDomainTypes, domainCategory]).toEqual([8, 107, 1]);
    expect([memberMoveStxxDefault, tokenGraceSecondsDefault]).toEqual([301, 0]);
    expect([signInCycleDays, chatTextLimit, webLiveQrPx]).toEqual([7, 200, 86]);
    expect([vipLevels.lowest, vipLevels.highest]).toEqual([0, 10]);
  });
});

describe('the small rules', () => {
  it('refuse a repeat within the throttle and allow it at its end', () => {
    expect(isTooSoon(undefined, 0, 10_000)).toBe(false);
    expect(isTooSoon(1_000, 10_999, 10_000)).toBe(true);
    expect(isTooSoon(1_000, 11_000, 10_000)).toBe(false);
  });

  it('take a press shorter than 350 ms for a click', () => {
    expect([0, 349, 350, 400].map(isClick)).toEqual([true, true, false, false]);
  });

  it('count down as mm:ss, never below zero', () => {
    expect([125_000, 124_001, 60_000, 1, 0, -5_000, 7_200_000].map(formatCountdown)).toEqual([
      '02:05',
      '02:05',
      '01:00',
      '00:01',
      '00:00',
      '00:00',
      '120:00',
    ]);
    expect(splitCountdown(125_000)).toEqual({ minutes: 2, seconds: 5 });
  });

  it('turn the member move off at 0 only', () => {
    expect([0, 1, 2].map(isMemberMoveAgentOn)).toEqual([false, true, true]);
  });

  it('let a 32-character value pass as a password hash, nothing else', () => {
    expect(isPasswordHash('0123456789abcdef0123456789abcdef')).toBe(true);
    expect(['short', 'a'.repeat(33), '密'.repeat(32), `${'a'.repeat(31)}\n`].filter(isPasswordHash)).toEqual(
      [],
    );
  });

  it('keep 200 characters of a chat message and never half of one', () => {
    expect(clipChatText('a'.repeat(201)).length).toBe(200);
    expect(clipChatText('😀'.repeat(201))).toBe('😀'.repeat(200));
    expect(chatTextLength('好😀')).toBe(2);
  });

  it('fail over by error count modulo the domains', () => {
    const domains = ['a', 'b', 'c'];
    expect([0, 1, 2, 3].map((errors) => videoDomain(domains, errors))).toEqual(['a', 'b', 'c', 'a']);
    expect(videoDomain([], 1)).toBeUndefined();
  });

  it('count venue money once in the total', () => {
    // 100 + 50 + 10 x 7 = 220.00; a second round cuts 0.000001 x 7 to nothing
    const baseRate = rate(7n, 0);
    const parts = { member: cny(100_00n), cnyVenues: [cny(50_00n)], usdtVenues: [usdt(9_999999n), usdt(1n)] };
    expect(totalFunds(parts, baseRate)).toEqual(cny(220_00n));
    expect(totalFunds({ ...parts, usdtVenues: [usdt(10_000001n)] }, baseRate)).toEqual(cny(220_00n));
  });
});
