import type { MatchRecord } from '#modules/sportsbook';
import type { FixtureStatus } from '@fairway/contract/sportsbook/states.ts';
import { scoreText } from './compose-facts.ts';

const results: Partial<Record<FixtureStatus, { zh: string; en: string }>> = {
  abandoned: { zh: '比赛中断，未能踢完', en: 'the match was abandoned' },
  awarded: { zh: '赛果由赛事方判定', en: 'the result was awarded by the competition' },
  cancelled: { zh: '赛果已取消', en: 'the result was annulled' },
  postponed: { zh: '比赛改期重赛', en: 'the match is to be played again' },
};

/** The note of a corrected report: what it said before, and what counts now. */
export function composeCorrection(before: MatchRecord, now: MatchRecord): { zh: string; en: string } {
  const write = (language: 'zh' | 'en') => ({ before: stated(before, language), now: stated(now, language) });
  const [zh, en] = [write('zh'), write('en')];
  return {
    zh: `更正：此前报道为「${zh.before}」，按更正后的赛果改为「${zh.now}」。`,
    en: `Correction: this report said “${en.before}”; by the corrected result it is “${en.now}”.`,
  };
}

function stated({ status, score, halfTime }: MatchRecord, language: 'zh' | 'en'): string {
  const result = results[status]?.[language];
  const final = score && scoreText(score.home, score.away, language);
  const half = halfTime && scoreText(halfTime.home, halfTime.away, language);
  const halfText = half && (language === 'zh' ? `半场 ${half}` : `half-time ${half}`);
  return [result, final, status === 'ended' ? halfText : null]
    .filter((part) => part)
    .join(language === 'zh' ? '，' : ', ');
}
