import type { FixtureStatus } from '@fairway/contract/sportsbook/states.ts';
import type { StatusTone } from '../../lib/components/status-tag.tsx';
import { language } from '../../lib/i18n.ts';
import type { TradedFixture } from './use-fixtures.ts';

const tones: Readonly<Record<FixtureStatus, StatusTone>> = {
  scheduled: 'waiting',
  firstHalf: 'moving',
  halfTime: 'moving',
  secondHalf: 'moving',
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

/** `2 : 1`, with the half-time score behind it when it is known. */
export function scoreLabel({ score, halfTime }: Pick<TradedFixture, 'score' | 'halfTime'>): string {
  if (!score) return '—';
  const half = halfTime ? ` (${halfTime.home}:${halfTime.away})` : '';
  return `${score.home} : ${score.away}${half}`;
}
