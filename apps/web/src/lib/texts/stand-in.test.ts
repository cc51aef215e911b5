import realI18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import standIn from './i18next.ts';
import { useTranslation } from './react-i18next.ts';
import { texts, type Texts } from './text-store.ts';

const wallet: Texts = {
  title: '我的钱包',
  moved: '{{amount}} 已转入 {{venue}}',
  bets_one: '{{count}} bet',
  bets_other: '{{count}} bets',
  reasons: { deposit: '存款' },
};

// The real package under the same texts: where the screens use it, both must say the same.
beforeAll(async () => {
  await texts.start('en', ['wallet'], { load: async () => wallet });
  await realI18next.init({
    lng: 'en',
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    resources: { en: { wallet } as never },
  });
});

describe('the substitute for i18next', () => {
  const cases = [
    { key: 'title', params: {} },
    { key: 'moved', params: { amount: '¥1,000.00', venue: '<b>&' } },
    { key: 'bets', params: { count: 1 } },
    { key: 'bets', params: { count: 5 } },
    { key: 'reasons.deposit', params: {} },
    { key: 'reasons.unknown', params: {} },
  ];
  for (const { key, params } of cases) {
    it(`says ${key} ${JSON.stringify(params)} as the real one does`, () => {
      const real = (realI18next.t as (key: string, params: object) => string)(key, {
        ...params,
        ns: 'wallet',
      });
      expect(standIn.t(key, { ...params, ns: 'wallet' })).toBe(real);
      expect(standIn.getFixedT(null, 'wallet')(key, params)).toBe(real);
    });
  }

  it('knows which keys there are, and the language', () => {
    expect(standIn.exists('reasons.deposit', { ns: 'wallet' })).toBe(true);
    expect(standIn.exists('reasons.gift', { ns: 'wallet' })).toBe(false);
    expect(standIn.language).toBe('en');
  });

  it('gives components the texts of their namespace', () => {
    const Title = () => {
      const { t } = useTranslation('wallet');
      return createElement('h1', null, t('title'));
    };
    expect(renderToStaticMarkup(createElement(Title))).toBe('<h1>我的钱包</h1>');
  });
});
