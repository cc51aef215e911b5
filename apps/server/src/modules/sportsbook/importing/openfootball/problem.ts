/** Why a part of a file could not be used; the texts are the operator's report. */
export const problems = {
  notJson: { zh: '不是有效的 JSON', en: 'not valid JSON' },
  noMatches: { zh: '文件中没有比赛，也没有球队', en: 'the file holds neither matches nor teams' },
  empty: { zh: '比赛列表为空', en: 'the list of matches is empty' },
  notAMatch: { zh: '不是比赛对象', en: 'not a match' },
  teamMissing: { zh: '缺少球队名称', en: 'a team name is missing' },
  teamOpen: { zh: '对阵尚未产生', en: 'who plays is not decided yet' },
  sameTeam: { zh: '主客队相同', en: 'a team plays itself' },
  dateMissing: { zh: '缺少日期或日期无效', en: 'the date is missing or no calendar day' },
  timeUnreadable: {
    zh: '开赛时间无法识别，按时间未定处理',
    en: 'the time could not be read; it counts as open',
  },
  zoneUnknown: {
    zh: '未知该赛事的时区，按 UTC 处理；可在导入时指定',
    en: 'the time zone of this competition is unknown; UTC was used, another can be given',
  },
  scoreUnreadable: { zh: '比分无法识别，未采用', en: 'the score could not be read and was left out' },
  scoreContradictory: {
    zh: '半场比分与全场比分矛盾，赛果未采用',
    en: 'half time contradicts full time; no result was taken',
  },
  halfTimeMissing: {
    zh: '缺少半场比分，上半场盘口待补录',
    en: 'the half-time score is missing; first-half markets wait for it',
  },
  goalsDisagree: {
    zh: '进球记录与比分不一致，以比分为准',
    en: 'the list of goals disagrees with the score; the score counts',
  },
  statusUnknown: { zh: '未知的比赛状态，赛果未采用', en: 'unknown status; no result was taken' },
  duplicate: { zh: '与前面的比赛重复', en: 'repeats an earlier match' },
  kickOffWaits: {
    zh: '新的开赛时间须另一人复核后生效',
    en: 'the new kick-off waits for a second person',
  },
  kickOffTakesTwo: {
    zh: '新的开赛时间须两人同意，未更改；请在后台导入此文件',
    en: 'the new kick-off takes two people and was left out; hand the file in on the console',
  },
  kickOffStays: {
    zh: '已有场上事件，开赛时间不再更改',
    en: 'play was reported, so the kick-off stays as it is',
  },
  resultWaits: { zh: '赛果须另一人复核后生效', en: 'the result waits for a second person' },
  resultTakesTwo: {
    zh: '赛果须两人同意，未录入；请在后台导入此文件',
    en: 'the result takes two people and was left out; hand the file in on the console',
  },
  tooMany: { zh: '超过单个文件的比赛上限', en: 'more matches than one file may hold' },
} as const;

export type ProblemName = keyof typeof problems;

/** `skipped`: nothing of it was used; `partial`: the rest of it was. */
export interface Problem {
  /** Its path, e.g. `matches[12].score`. */
  readonly path: string;
  readonly name: ProblemName;
  readonly severity: 'skipped' | 'partial';
}
