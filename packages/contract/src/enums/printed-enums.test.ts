import { describe, expect, it } from 'vitest';
import type { AnyEnumeration } from './define-enum.ts';
import { barrierStatuses } from '../promotions/activities.ts';
import { bankCardTypes } from '../payout-methods/banks.ts';
import { channelStates } from '../deposits/methods/channel-states.ts';
import { giftCategories, giftConditionTypes } from '../promotions/gifts.ts';
import { payTypes } from '../deposits/methods/pay-types.ts';
import { usdtProtocols, virtualProtocols } from '../chain/protocols.ts';
import { generalControlSwitches, interfaceStatuses } from '../site/switches.ts';
import { virtualSwitch } from '../deposits/usdt/virtual-switch.ts';
import { venueCategories, venueCategoryBySiteCode, venueKinds } from '../venues/categories.ts';
import { identityLevels } from '../identity/levels.ts';
import { phoneVerificationModes } from '../deposits/phone-verification.ts';
import { walletTypes } from '../wallet/types.ts';
import { withdrawalOrderStates } from '../withdrawals/order-states.ts';
import { reserveModals, reserveTutorialSwitch } from '../withdrawals/reservations.ts';
import {
  withdrawInfoTypes,
  withdrawalNames,
  withdrawalSwitcher,
  withdrawalTypes,
  withdrawalWays,
} from '../withdrawals/types.ts';

/** Name on the wire and code of each member, in order. */
function printed(enumeration: AnyEnumeration): string {
  return enumeration.list.map((member) => `${member.wireName ?? member.key}=${member.code}`).join(' ');
}

describe('the printed spellings and codes of section 3', () => {
  it.each([
    [walletTypes, 'RMB=1 USDT=2'],
    [virtualProtocols, 'TRC20=0 ERC20=1 OMNI=2 EBPAY=3 KOIPAY=4 BTC=5 ETH=6 BNB=7 TRX=8'],
    [usdtProtocols, 'TRC20=0 ERC20=1 OMNI=2'],
    [bankCardTypes, 'deposit=0 credit=1'],
    [phoneVerificationModes, 'none=0 recommend=1 mandatory=2'],
    [venueCategories, 'SPORTS=1 E_SPORTS=2 REALITY=3 LOTTERY=4 CHESS=5 ELECTRONIC=6 FISHING=7'],
    [venueKinds, 'core=1 venues=2'],
    [interfaceStatuses, 'NO_RETUAN=0 RETURNED=1'],
    [virtualSwitch, 'OPEN=1 CLOSE=0'],
    [
      generalControlSwitches,
      'FOOTBALL_INTELLIGENCE=1 CHATROOM=2 ANCHOR=3 FBTY=4 WORLD_CUP=5 VIRTUAL_CURRENCY=6',
    ],
    [withdrawalOrderStates, 'Matching=4011 WaittingPay=4012 WattingConfirm=4013 Frozen=4014'],
    [withdrawInfoTypes, 'USDT=1 EBPay=2 Normal=3 Fast=4 KOIPay=5'],
    [reserveTutorialSwitch, 'CLOSE=0 OPEN=1'],
    [reserveModals, 'RESERVE_DURATION=0 RESERVE_TIME=1 RESERVE_TYPE=2'],
    [withdrawalWays, 'ORDINARY=1 SPEED=3 USDT=4 EBPAY=5 KOI=6 WECHAT=7 ALI_PAY=8 E_CNY=9'],
    [giftConditionTypes, 'First=1 Bet=2 Level=3'],
    [giftCategories, 'virtual=0 real=1 money=2'],
    [barrierStatuses, 'NotStarted=0 Start=1 End=2'],
  ])('%#: %o prints %s', (enumeration, text) => {
    expect(printed(enumeration)).toBe(text);
  });

  it('takes OIMI for OMNI', () => {
    expect(usdtProtocols.byWireName('OIMI')?.code).toBe(2);
  });

  it('numbers channel states 0 to 5 and identity levels 0 to 3', () => {
    expect(channelStates.list.map((state) => state.key)).toEqual([
      'loading',
      'normal',
      'maintenance',
      'limiting',
      'noData',
      'channelless',
    ]);
    expect(channelStates.codeList).toEqual([0, 1, 2, 3, 4, 5]);
    expect(identityLevels.codeList).toEqual([0, 1, 2, 3]);
  });

  it('gives each venue category its site code', () => {
    // Printed in the order ty, dj, dz, by, zr, cp, qp
    const bySiteCode = ['ty', 'dj', 'dz', 'by', 'zr', 'cp', 'qp'].map(
      (siteCode) => venueCategoryBySiteCode(siteCode)?.code,
    );
    expect(bySiteCode).toEqual([1, 2, 6, 7, 3, 4, 5]);
    expect(venueCategoryBySiteCode('xx')).toBeUndefined();
  });

  it('gives the printed pay types their ids; a site may have others beside them', () => {
    const ids = Object.fromEntries(payTypes.list.map((type) => [type.wireName, type.code]));
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
    const nameOf = Object.fromEntries(withdrawalTypes.list.map((type) => [type.code, type.name]));
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
    expect([...withdrawalNames.codeList].sort()).toEqual([...new Set(Object.values(nameOf))].sort());
    expect(withdrawalSwitcher).toEqual(['fast', 'normal', 'usdt']);
  });
});
