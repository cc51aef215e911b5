import type { MatchRecord } from '#modules/sportsbook';
import { sha256 } from '#platform/crypto/hash.ts';
import { decidingGoal, otherSide, shapeOf, winnerOf, type PlayedRecord } from './match-shape.ts';
import { composeCorrection } from './compose-correction.ts';
import { composeFacts, scoreText } from './compose-facts.ts';
import { templates, type MatchNames, type Template } from './templates.ts';

export type ReportLanguage = 'zh' | 'en';
type Bilingual = Readonly<Record<ReportLanguage, string>>;

/** A report as it is shown; `correction` says what a later version changed. */
export interface Report {
  readonly title: Bilingual;
  readonly summary: Bilingual;
  readonly text: Bilingual;
  readonly correction: Bilingual | null;
}

/** Whether a record has what a report begins with: a match played to its end, with its score. */
export function isPlayed(record: MatchRecord): record is PlayedRecord {
  return record.status === 'ended' && record.score !== null;
}

/**
 * The report of a match from its record alone: one of fourteen templates by the shape of the match and the hash of its number. `before` is
 * the record that an earlier version reported. What is not on record is left out.
 */
export function composeReport(record: MatchRecord, before?: MatchRecord): Report {
  const correction = before ? composeCorrection(before, record) : null;
  if (!isPlayed(record)) return withdrawn(record, correction);
  const template = templateOf(record);
  const write = (language: ReportLanguage) => {
    const names = namesOf(record, language);
    const { title, lead } = template[language];
    return { title: title(names), lead: lead(names), facts: composeFacts(record, language) };
  };
  const [zh, en] = [write('zh'), write('en')];
  return {
    title: { zh: zh.title, en: en.title },
    summary: { zh: zh.lead, en: en.lead },
    text: { zh: [zh.lead, ...zh.facts].join('\n\n'), en: [en.lead, ...en.facts].join('\n\n') },
    correction,
  };
}

function templateOf(record: PlayedRecord): Template {
  const [first, second] = templates[shapeOf(record)];
  return sha256(record.fixtureId).readUInt8(0) % 2 === 0 ? first : second;
}

function namesOf(record: PlayedRecord, language: ReportLanguage): MatchNames {
  const winner = winnerOf(record) ?? 'home';
  const { score } = record;
  return {
    competition: record.competition[language],
    home: record.home.name[language],
    away: record.away.name[language],
    winner: record[winner].name[language],
    loser: record[otherSide(winner)].name[language],
    score: scoreText(score[winner], score[otherSide(winner)], language),
    margin: Math.abs(score.home - score.away),
    minute: decidingGoal(record)?.minute ?? 0,
  };
}

/** A report whose match was annulled, awarded or put off after it: the correction is what there is to say. */
function withdrawn({ home, away }: MatchRecord, correction: Bilingual | null): Report {
  const title = {
    zh: `${home.name.zh}对${away.name.zh}：赛果更正`,
    en: `${home.name.en} v ${away.name.en}: result corrected`,
  };
  const text = correction ?? title;
  return { title, summary: text, text, correction };
}
