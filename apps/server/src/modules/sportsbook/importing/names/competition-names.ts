/** Chinese names of competitions by what files call them; others keep their own name. Position orders the tree. */
const names: readonly (readonly [pattern: RegExp, zh: string, position: number])[] = [
  [/^(english )?premier league$/i, '英格兰超级联赛', 10],
  [/^(english )?championship$/i, '英格兰冠军联赛', 30],
  [/^(english )?league one$/i, '英格兰甲级联赛', 40],
  [/^(english )?league two$/i, '英格兰乙级联赛', 41],
  [/fa cup/i, '英格兰足总杯', 25],
  [/(efl|league) cup/i, '英格兰联赛杯', 26],
  [/2\. ?bundesliga/i, '德国乙级联赛', 31],
  [/3\. ?liga|liga 3/i, '德国丙级联赛', 42],
  [/bundesliga.*(austria|österreich)|(austria|österreich).*bundesliga/i, '奥地利甲级联赛', 50],
  [/bundesliga/i, '德国甲级联赛', 11],
  [/dfb.?pokal/i, '德国杯', 27],
  [/(primera divisi[oó]n|la liga)(?!.*(argentin|chile|uruguay))/i, '西班牙甲级联赛', 12],
  [/segunda divisi[oó]n/i, '西班牙乙级联赛', 32],
  [/serie a.*bra[sz]il|bra[sz]il.*serie a/i, '巴西甲级联赛', 52],
  [/serie a/i, '意大利甲级联赛', 13],
  [/serie b/i, '意大利乙级联赛', 33],
  [/ligue 1/i, '法国甲级联赛', 14],
  [/ligue 2/i, '法国乙级联赛', 34],
  [/eredivisie/i, '荷兰甲级联赛', 15],
  [/primeira liga/i, '葡萄牙超级联赛', 16],
  [/chin(a|ese).*super league/i, '中国超级联赛', 5],
  [/chin(a|ese).*league one/i, '中国甲级联赛', 35],
  [/j\.? ?1? ?league/i, '日本职业联赛', 17],
  [/k ?league/i, '韩国职业联赛', 18],
  [/major league soccer|\bmls\b/i, '美国职业大联盟', 51],
  [/champions league/i, '欧洲冠军联赛', 3],
  [/europa league/i, '欧洲联赛', 20],
  [/conference league/i, '欧洲协会联赛', 21],
  [/^(fifa )?world cup$/i, '世界杯', 1],
  [/european championship|^euro$/i, '欧洲杯', 2],
];

/** How a competition is called in both languages, and its place in the tree. */
export function competitionNames(name: string): { zh: string; en: string; position: number } {
  const en = name.replace(/\s*\|\s*/g, ' ');
  const known = names.find(([pattern]) => pattern.test(en));
  return { zh: known?.[1] ?? en, en, position: known?.[2] ?? 90 };
}
