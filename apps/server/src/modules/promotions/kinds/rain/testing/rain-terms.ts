import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { signTerms } from '../../../testing/promotions-test.ts';

/** For tests: 20.00 in eight packets at 12:10 each day of August 2026, ten minutes long. */
export function rainTerms(over: Partial<TermsOf<'redPackRain'>> = {}): TermsOf<'redPackRain'> {
  const { kind: _kind, daily: _daily, full: _full, playedToday: _playedToday, ...common } = signTerms();
  return {
    ...common,
    kind: 'redPackRain',
    budget: '100.00',
    times: [{ time: '12:10' }],
    also: [],
    minutes: 10,
    pot: '20.00',
    packets: 8,
    least: '0.01',
    teams: [{ code: 'red', zh: '红队', en: 'Red team' }],
    gamePlatforms: [{ code: 'sports', zh: '体育', en: 'Sports' }],
    ...over,
  };
}
