import { describe, expect, it } from 'vitest';
import type { AnyEnumeration } from './define-enum.ts';
import * as activities from './activities.ts';
import * as bankCards from './bank-cards.ts';
import * as channels from './channels.ts';
import * as gifts from './gifts.ts';
import * as payTypes from './pay-types.ts';
import * as protocols from './protocols.ts';
import * as switches from './switches.ts';
import * as venues from './venues.ts';
import * as verification from './verification.ts';
import * as wallet from './wallet.ts';
import * as withdrawalOrders from './withdrawal-orders.ts';
import * as withdrawals from './withdrawals.ts';

/** Name on the wire and code of each member, in order. */
function printed(enumeration: AnyEnumeration): string {
  return enumeration.list.map((member) => `${member.wireName ?? member.key}=${member.code}`).join(' ');
}

describe('the printed spellings and codes of section 3', () => {
  it.each([
    [wallet.walletTypes, 'RMB=1 USDT=2'],
    [protocols.virtualProtocols, 'TRC20=0 ERC20=1 OMNI=2 EBPAY=3 KOIPAY=4 BTC=5 ETH=6 BNB=7 TRX=8'],
    [protocols.usdtProtocols, 'TRC20=0 ERC20=1 OMNI=2'],
    [bankCards.bankCardTypes, 'deposit=0 credit=1'],
    [verification.phoneVerificationModes, 'none=0 recommend=1 mandatory=2'],
    [venues.venueCategories, 'SPORTS=1 E_SPORTS=2 REALITY=3 LOTTERY=4 CHESS=5 ELECTRONIC=6 FISHING=7'],
    [venues.venueKinds, 'core=1 venues=2'],
    [switches.interfaceStatuses, 'NO_RETUAN=0 RETURNED=1'],
    [switches.virtualSwitch, 'OPEN=1 CLOSE=0'],
    [
      switches.generalControlSwitches,
      'FOOTBALL_INTELLIGENCE=1 CHATROOM=2 ANCHOR=3 FBTY=4 WORLD_CUP=5 VIRTUAL_CURRENCY=6',
    ],
    [
      withdrawalOrders.withdrawalOrderStates,
      'Matching=4011 WaittingPay=4012 WattingConfirm=4013 Frozen=4014',
    ],
    [withdrawals.withdrawInfoTypes, 'USDT=1 EBPay=2 Normal=3 Fast=4 KOIPay=5'],
    [withdrawals.reserveTutorialSwitch, 'CLOSE=0 OPEN=1'],
    [withdrawals.reserveModals, 'RESERVE_DURATION=0 RESERVE_TIME=1 RESERVE_TYPE=2'],
    [withdrawals.withdrawalWays, 'ORDINARY=1 SPEED=3 USDT=4 EBPAY=5 KOI=6 WECHAT=7 ALI_PAY=8 E_CNY=9'],
    [gifts.giftConditionTypes, 'First=1 Bet=2 Level=3'],
    [gifts.giftCategories, 'virtual=0 real=1 money=2'],
    [activities.barrierStatuses, 'NotStarted=0 Start=1 End=2'],
  ])('%#: %o prints %s', (enumeration, text) => {
    expect(printed(enumeration)).toBe(text);
  });

  it('takes OIMI for OMNI', () => {
    expect(protocols.usdtProtocols.byWireName('OIMI')?.code).toBe(2);
  });

  it('numbers channel states 0 to 5 and identity levels 0 to 3', () => {
    expect(channels.channelStates.list.map((state) => state.key)).toEqual([
      'loading',
      'normal',
      'maintenance',
      'limiting',
      'noData',
      'channelless',
    ]);
    expect(channels.channelStates.codeList).toEqual([0, 1, 2, 3, 4, 5]);
    expect(verification.identityLevels.codeList).toEqual([0, 1, 2, 3]);
  });

  it('gives each venue category its site code', () => {
    // Printed in the order ty, dj, dz, by, zr, cp, qp
    const bySiteCode = ['ty', 'dj', 'dz', 'by', 'zr', 'cp', 'qp'].map(
      (siteCode) => venues.venueCategoryBySiteCode(siteCode)?.code,
    );
    expect(bySiteCode).toEqual([1, 2, 6, 7, 3, 4, 5]);
    expect(venues.venueCategoryBySiteCode('xx')).toBeUndefined();
  });

  it('gives the printed pay types their ids; a site may have others beside them', () => {
    const ids = Object.fromEntries(payTypes.payTypes.list.map((type) => [type.wireName, type.code]));
    expect(ids).toMatchObject({
      'bank transfer': 1,
      'fast to card': 912,
      bank: 214,
      'net bank transfer': 2010,
      'WeChat QR': 312,
      'Alipay transfer': 2020,
      'JD pay': 610,
      'union QR': 213,
      'fast pay': 212,
      'big recharge': 112,
      USDT: 2120,
      'Bihui USDT': 2140,
      'Yibifu USDT': 2150,
      'EB pay USDT': 2190,
      gift: 1000,
      'Alipay to card': 110,
      'Yunshanfu to card': 113,
      'WeChat to card': 115,
      'JD finance': 116,
      'fast Alipay': 910,
      'fast WeChat': 911,
      Alipay: 411,
      'Alipay H5': 410,
      'WeChat H5': 313,
      QQ: 512,
      'QQ 511': 511,
      'big pay': 2030,
      'big bank': 10206,
    });
  });

  it('maps each withdrawal type code to one of the nine names', () => {
    const nameOf = Object.fromEntries(withdrawals.withdrawalTypes.list.map((type) => [type.code, type.name]));
    expect(nameOf).toEqual({
      0: 'common',
      1: 'fast',
      3: 'ebpay',
      4: 'koipay',
      119: 'enjoyLife',
      918: 'wechat',
      919: 'alipay',
      920: 'ecny',
      2182: 'ebpay',
      2192: 'koipay',
      20210: 'fast',
      30000: 'usdt',
      88888: 'fast',
    });
    expect([...withdrawals.withdrawalNames.codeList].sort()).toEqual(
      [...new Set(Object.values(nameOf))].sort(),
    );
    expect(withdrawals.withdrawalSwitcher).toEqual(['fast', 'normal', 'usdt']);
  });
});
