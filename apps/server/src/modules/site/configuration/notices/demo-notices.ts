import type { Notice } from '@fairway/contract/site/configuration-schemas.ts';

/** What a demonstration says of itself, from its first moment on. */
export function demoNotices(now: Date): Notice[] {
  const shown = { from: now.toISOString(), until: null };
  return [
    {
      key: 'demo',
      kind: 'site',
      title: { zh: '演示站点', en: 'Demonstration' },
      text: {
        zh: '这里的滚球由模拟器进行，账户与资金都是演示数据，请勿付款。',
        en: 'Matches in play are simulated, accounts and money are made up; please pay nothing.',
      },
      ...shown,
    },
    {
      key: 'deposit',
      kind: 'payment',
      title: { zh: '存款提示', en: 'Deposits' },
      text: {
        zh: '付款后请点「我已付款」；逾期到账的款项不会丢失，由人工核对后入账。',
        en: 'After paying, press “I have paid”; money that arrives late is not lost: a person checks and credits it.',
      },
      ...shown,
    },
  ];
}
