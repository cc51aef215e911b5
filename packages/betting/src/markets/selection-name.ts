import type { SelectionCode } from './selections.ts';

/** A name in both languages. */
export interface SideName {
  readonly zh: string;
  readonly en: string;
}

/** What the two teams are called; without names 主 and 客. */
export interface SideNames {
  readonly home: SideName;
  readonly away: SideName;
}

const sides: SideNames = { home: { zh: '主', en: 'Home' }, away: { zh: '客', en: 'Away' } };

const names: Readonly<Partial<Record<SelectionCode, SideName>>> = {
  draw: { zh: '和', en: 'Draw' },
  over: { zh: '大', en: 'Over' },
  under: { zh: '小', en: 'Under' },
  odd: { zh: '单', en: 'Odd' },
  even: { zh: '双', en: 'Even' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  'home-home': { zh: '主/主', en: 'Home/Home' },
  'home-draw': { zh: '主/和', en: 'Home/Draw' },
  'home-away': { zh: '主/客', en: 'Home/Away' },
  'draw-home': { zh: '和/主', en: 'Draw/Home' },
  'draw-draw': { zh: '和/和', en: 'Draw/Draw' },
  'draw-away': { zh: '和/客', en: 'Draw/Away' },
  'away-home': { zh: '客/主', en: 'Away/Home' },
  'away-draw': { zh: '客/和', en: 'Away/Draw' },
  'away-away': { zh: '客/客', en: 'Away/Away' },
  goals0: { zh: '0 球', en: 'No goal' },
  goals1: { zh: '1 球', en: '1 goal' },
  goals2: { zh: '2 球', en: '2 goals' },
  goals3: { zh: '3 球', en: '3 goals' },
  goals4: { zh: '4 球', en: '4 goals' },
  goals5: { zh: '5 球', en: '5 goals' },
  goals6: { zh: '6 球或以上', en: '6 or more' },
  otherHome: { zh: '其他比分（主胜）', en: 'Any other home win' },
  otherDraw: { zh: '其他比分（平局）', en: 'Any other draw' },
  otherAway: { zh: '其他比分（客胜）', en: 'Any other away win' },
};

/** The label of a button, with the teams' names where they are given; a score names itself. */
export function selectionName(selection: SelectionCode, { home, away }: SideNames = sides): SideName {
  switch (selection) {
    case 'home':
      return home;
    case 'away':
      return away;
    case 'homeDraw':
      return { zh: `${home.zh}或和局`, en: `${home.en} or draw` };
    case 'homeAway':
      return { zh: `${home.zh}或${away.zh}`, en: `${home.en} or ${away.en}` };
    case 'drawAway':
      return { zh: `和局或${away.zh}`, en: `Draw or ${away.en}` };
    default:
      return (
        names[selection] ??
        marginName(selection, { home, away }) ?? { zh: selection.replace('-', ':'), en: selection }
      );
  }
}

/** 「诺斯伯里净胜 2 球」; undefined for what is no margin. */
function marginName(selection: SelectionCode, teams: SideNames): SideName | undefined {
  const match = /^(home|away)([1-4])$/.exec(selection);
  if (match === null) return undefined;
  const team = match[1] === 'home' ? teams.home : teams.away;
  const by = match[2] ?? '';
  return by === '4'
    ? { zh: `${team.zh}净胜 4 球或以上`, en: `${team.en} by 4 or more` }
    : { zh: `${team.zh}净胜 ${by} 球`, en: `${team.en} by ${by}` };
}
