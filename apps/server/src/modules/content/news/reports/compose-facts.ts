import type { RecordedAct } from '#modules/sportsbook';
import type { PlayedRecord } from './match-shape.ts';

type Language = 'zh' | 'en';

/** A score as each language writes it. */
export function scoreText(first: number, second: number, language: Language): string {
  return language === 'zh' ? `${first}:${second}` : `${first}–${second}`;
}

/** What follows the first sentence, a paragraph each: half-time, goals, red cards. An act without its player has no sentence. */
export function composeFacts(record: PlayedRecord, language: Language): string[] {
  return [halfTime(record, language), goals(record, language), redCards(record, language)].filter(
    (paragraph) => paragraph !== '',
  );
}

function halfTime({ halfTime: score, home, away }: PlayedRecord, language: Language): string {
  if (!score) return '';
  const text = scoreText(score.home, score.away, language);
  return language === 'zh'
    ? `半场结束时，${home.name.zh} ${text} ${away.name.zh}。`
    : `At half-time it was ${home.name.en} ${text} ${away.name.en}.`;
}

function goals(record: PlayedRecord, language: Language): string {
  let [home, away] = [0, 0];
  return sentences(record.goals, language, (goal) => {
    home += goal.side === 'home' ? 1 : 0;
    away += goal.side === 'away' ? 1 : 0;
    const score = scoreText(home, away, language);
    const { minute, shirt } = goal;
    if (shirt === null) return '';
    return language === 'zh'
      ? `第 ${minute} 分钟，${record[goal.side].name.zh} ${shirt} 号破门，${score}。`
      : `Minute ${minute}: number ${shirt} of ${record[goal.side].name.en} made it ${score}.`;
  });
}

function redCards(record: PlayedRecord, language: Language): string {
  return sentences(record.redCards, language, ({ side, minute, shirt }) => {
    if (shirt === null) return '';
    return language === 'zh'
      ? `第 ${minute} 分钟，${record[side].name.zh} ${shirt} 号被红牌罚下。`
      : `Minute ${minute}: number ${shirt} of ${record[side].name.en} was sent off.`;
  });
}

function sentences(
  acts: readonly RecordedAct[],
  language: Language,
  write: (act: RecordedAct) => string,
): string {
  return acts
    .map(write)
    .filter((sentence) => sentence !== '')
    .join(language === 'zh' ? '' : ' ');
}
