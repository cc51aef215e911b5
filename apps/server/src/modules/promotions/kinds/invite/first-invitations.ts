import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** Prizes for friends, with the figures of their design. */
export function firstInvitations(now: Date): TermsOf<'invite'>[] {
  return [
    {
      kind: 'invite',
      zh: {
        title: '邀请好友',
        summary: '好友达标，最高领 388 元',
        get: '18 至 388 元，按达标好友人数分五档',
        todo: '把邀请链接发给好友，好友注册并达标',
        until: '达标后随时领取，活动结束后 30 天内有效',
        rules: [
          '好友通过您的邀请码或链接注册，注册满 7 天、绑定手机号、存款满 100 元且有效流水满 100 元，即为达标。',
          '达标 1、3、5、10、20 位好友，可分别领取 18、38、68、168、388 元，每档一次。',
          '只计直接邀请的好友；好友的好友不计。',
          '奖励存入中心钱包，提款前需完成奖励金额 1 倍流水。',
        ],
      },
      en: {
        title: 'Invite friends',
        summary: 'Up to CNY 388 for friends who qualify',
        get: 'CNY 18 to 388, in five steps',
        todo: 'Send your link to friends; they register and qualify',
        until: 'Claim any time, until 30 days after the end',
        rules: [
          'A friend who registered with your code or link qualifies with seven days, a bound phone, CNY 100 deposited and CNY 100 played.',
          '1, 3, 5, 10 and 20 qualified friends give 18, 38, 68, 168 and 388 yuan, each step once.',
          'Only friends you invited yourself count, not theirs.',
          'The prize goes into your center wallet and is played once before a withdrawal.',
        ],
      },
      category: 'daily',
      art: 'coins',
      ...windowOf(now, -7, 180),
      audience: {},
      claimDays: 30,
      budget: '100000.00',
      turnover: '1',
      steps: [
        { friends: 1, prize: '18.00' },
        { friends: 3, prize: '38.00' },
        { friends: 5, prize: '68.00' },
        { friends: 10, prize: '168.00' },
        { friends: 20, prize: '388.00' },
      ],
    },
  ];
}
