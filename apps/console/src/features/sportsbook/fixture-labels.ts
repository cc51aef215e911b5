import type { FixtureStatus } from '@fairway/contract/sportsbook/states.ts';
import type { StatusTone } from '../../lib/components/status-tag.tsx';
import { language } from '../../lib/i18n.ts';
import type { TradedFixture } from './use-fixtures.ts';

const tones: Readonly<Record<FixtureStatus, StatusTone>> = {
  scheduled: 'waiting',
  firstHalf: 'moving',
  halfTime: 'moving',
  secondHalf: 'moving',
  inPlay: 'moving',
  ended: 'good',
  postponed: 'stopped',
  cancelled: 'stopped',
  abandoned: 'stopped',
  awarded: 'ended',
};

export function fixtureTone(status: FixtureStatus): StatusTone {
  return tones[status];
}

/** Texts that the server gives in both languages. */
export function inLanguage(texts: { zh: string; en: string }): string {
  return language() === 'en' ? texts.en || texts.zh : texts.zh;
}

export function matchName({ home, away }: Pick<TradedFixture, 'home' | 'away'>): string {
  return `${inLanguage(home.name)} – ${inLanguage(away.name)}`;
}

/** `2 : 1`, with the half-time score or the rounds of each map behind it when they are known. */
export function scoreLabel({
  score,
  halfTime,
  series,
}: Pick<TradedFixture, 'score' | 'halfTime'> & Partial<Pick<TradedFixture, 'series'>>): string {
  if (!score) return '—';
  if (series) {
    const maps = [...series.maps, ...(series.now ? [series.now] : [])];
    const rounds = maps.length > 0 ? ` (${mapsText(maps)})` : '';
    return `${score.home} : ${score.away}${rounds}`;
  }
  const half = halfTime ? ` (${halfTime.home}:${halfTime.away})` : '';
  return `${score.home} : ${score.away}${half}`;
}

/** `13:7 9:13`, the rounds of each map in order, as an operator types them. */
export function mapsText(maps: readonly { home: number; away: number }[]): string {
  return maps.map(({ home, away }) => `${home}:${away}`).join(' ');
}
