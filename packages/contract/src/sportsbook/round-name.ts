const names: readonly (readonly [pattern: RegExp, zh: string])[] = [
  [/^(?:matchday|round|week|jornada|spieltag) (\d+)$/i, '第 $1 轮'],
  [/^round of 64$/i, '1/32 决赛'],
  [/^round of 32$/i, '1/16 决赛'],
  [/^round of 16$/i, '1/8 决赛'],
  [/^quarter-?\s?finals?$/i, '1/4 决赛'],
  [/^semi-?\s?finals?$/i, '半决赛'],
  [/^(?:match for third place|third-place (?:match|play-?off)|3rd place.*)$/i, '季军赛'],
  [/^final$/i, '决赛'],
  [/^group ([a-z])$/i, '$1 组'],
  [/^play-?offs?$/i, '附加赛'],
  [/^preliminary round$/i, '预赛'],
];

/** A round as fixtures carry it, in both languages: «Matchday 29» is 「第 29 轮」. What is not known keeps its own text. */
export function roundName(round: string): { zh: string; en: string } {
  const counted = /^第 (\d+) 轮$/.exec(round);
  if (counted) return { zh: round, en: `Matchday ${counted[1]}` };
  const known = names.find(([pattern]) => pattern.test(round));
  return { zh: known ? round.replace(known[0], known[1]) : round, en: round };
}
