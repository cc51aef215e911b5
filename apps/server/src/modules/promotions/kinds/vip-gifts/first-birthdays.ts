import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** The gift on the birthday, with the figures of its design. */
export function firstBirthdays(now: Date): TermsOf<'birthday'>[] {
  return [
    {
      kind: 'birthday',
      zh: {
        title: '生日礼金',
        summary: '生日当天领取，按 VIP 等级发放',
        get: '按当天的 VIP 等级发放，VIP 1 起可领',
        todo: '生日当天点击领取',
        until: '仅限生日当天，北京时间 0 点至 24 点',
        rules: [
          '以个人资料中的出生日期为准；出生日期需填写满 30 天。',
          '2 月 29 日出生的会员，平年于 2 月 28 日领取。',
          '每年一次，仅限生日当天，逾期不补。',
          '单笔超过 1,000 元的由人工审核，48 小时内答复。',
          '礼金存入中心钱包，提款前需完成礼金金额 1 倍流水。',
        ],
      },
      en: {
        title: 'Birthday gift',
        summary: 'On your birthday, by your VIP level',
        get: 'By your VIP level of the day, from VIP 1 on',
        todo: 'Claim it on your birthday',
        until: 'On your birthday alone, midnight to midnight Beijing time',
        rules: [
          'The birth date of your profile counts; it has to have been on file for 30 days.',
          'If you were born on 29 February, other years keep it on the 28th.',
          'Once a year, on the day itself; it is not paid later.',
          'People review a gift above 1,000 yuan within 48 hours.',
          'The gift goes into your center wallet and is played once before a withdrawal.',
        ],
      },
      category: 'vip',
      art: 'cake',
      ...windowOf(now, -30, 330),
      audience: {},
      budget: '200000.00',
      turnover: '1',
      claimDays: 1,
      onFileDays: 30,
    },
  ];
}
