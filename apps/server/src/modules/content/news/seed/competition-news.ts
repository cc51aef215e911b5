import type { FirstArticle } from './first-news.ts';
import { desk, plain } from './shared-parts.ts';

/** How the great competitions are played. */
export const competitionNews: readonly FirstArticle[] = [
  {
    key: '1',
    hoursAgo: 3,
    document: {
      ...plain,
      position: 10,
      column: 'sports',
      art: 'pitch',
      top: true,
      recommended: true,
      author: desk,
      title: {
        zh: '四十八队、一百零四场：世界杯新赛制怎么走',
        en: 'Forty-eight teams, 104 matches: how the new World Cup works',
      },
      summary: {
        zh: '从三十二队扩到四十八队，小组变成十二个，淘汰赛多出一轮。夺冠要踢八场，小组第三也可能晋级。',
        en: 'Twelve groups instead of eight, one more knockout round, and a third place that may be enough: the format in five minutes.',
      },
      text: {
        zh: `2026 年起，世界杯决赛圈从三十二队扩到四十八队。加拿大、墨西哥、美国联合承办的这一届，是赛事第一次由三个国家共同举办，十六座城市参与，比赛总数从六十四场增加到一百零四场。

## 小组赛：十二组，每组四队

四十八队分成十二个小组，组内单循环，每队三场。**每组前两名直接晋级**，另外八个名额留给成绩最好的小组第三。也就是说，十二个第三名里有八个能继续踢下去。

- 胜一场得 3 分，平一场得 1 分。
- 小组第三之间先比积分，再比净胜球和进球数。
- 最后一轮同组两场同时开球，谁也等不到别人的结果。

## 淘汰赛：从三十二强开始

过去的淘汰赛从十六强开始，现在多了一轮三十二强。进入决赛的球队要踢满八场，比以前多一场。淘汰赛九十分钟打平则加时三十分钟，仍未分出胜负就进入点球决战。

## 看球时要记住的三件事

1. 小组第三的命运往往要等其他小组踢完才知道，最后一轮的净胜球很要紧。
2. 赛程更长，轮换更多，同一支球队两场之间的首发可能差别很大。
3. 淘汰赛的「全场」盘口通常只算九十分钟加伤停补时，加时与点球不计。不清楚时先看[投注规则](/app/help/betting/rules)。`,
        en: `From 2026 the World Cup finals have forty-eight teams instead of thirty-two. The tournament shared by Canada, Mexico and the United States was the first with three hosts: sixteen cities, and 104 matches where there used to be 64.

## Groups: twelve of four

Every team plays three matches. **The first two of each group go through**, and so do the eight best third-placed teams. Eight of twelve thirds therefore play on.

- Three points for a win, one for a draw.
- Third places are compared by points, then goal difference, then goals scored.
- The last two matches of a group kick off together, so nobody plays for a known result.

## Knockout: a round of thirty-two

The knockout rounds used to begin with sixteen teams. There is one more round now, and a finalist plays eight matches. A draw after ninety minutes leads to thirty minutes of extra time, then to penalties.

## Three things to keep in mind

1. A third-placed team often waits for other groups; goal difference in the last round matters.
2. The tournament is longer and squads rotate: line-ups can differ a lot from one match to the next.
3. Full-time markets usually count ninety minutes with stoppage time, without extra time and penalties. If in doubt, read the [betting rules](/app/help/betting/rules).`,
      },
    },
  },
  {
    key: '2',
    hoursAgo: 9,
    document: {
      ...plain,
      position: 11,
      column: 'sports',
      art: 'cup',
      top: true,
      author: desk,
      title: {
        zh: '一张积分榜上的三十六支球队：读懂欧冠联赛阶段',
        en: 'Thirty-six clubs in one table: reading the Champions League',
      },
      summary: {
        zh: '没有小组，没有主客双回合。每队八个对手，前八直通十六强，第九到二十四名再踢附加赛。',
        en: 'No groups and no return matches: eight opponents each, the first eight go straight through, and sixteen clubs play off.',
      },
      text: {
        zh: `2024–25 赛季起，欧洲冠军联赛不再分小组。三十六支球队排在同一张积分榜上，这一阶段叫「联赛阶段」，共一百四十四场。

## 每队八场，八个不同的对手

抽签把三十六队按档位分成四档。每支球队从每一档抽到两个对手，**四场主场、四场客场**，不再与同一个对手踢主客两回合。赛程强度因此更接近：每队都要面对两支第一档的球队。

## 名次决定路线

- 第 1 至 8 名：直接进入十六强。
- 第 9 至 24 名：主客两回合附加赛，胜者进入十六强。第 9 至 16 名次回合在主场。
- 第 25 名及以后：直接出局，也不再转战其他欧洲赛事。

积分相同先比净胜球。三十六队的榜单上，同分往往有好几支，**一个净胜球可能就差出四五个名次**，所以大比分领先的球队到终场前也很少收手。

## 最后一轮同时开球

第八轮的十八场比赛在同一个晚上同一时间开球。前八、前二十四两条线同时在变，是联赛阶段最值得熬夜的一晚。`,
        en: `Since the 2024–25 season the Champions League has had no groups. Thirty-six clubs stand in one table; this league phase has 144 matches.

## Eight matches, eight opponents

The draw sorts the clubs into four pots. Each club meets two opponents from every pot, **four at home and four away**, and nobody twice. Schedules are closer in strength than before: everyone faces two clubs from the first pot.

## The table decides the route

- Places 1 to 8 go straight to the round of sixteen.
- Places 9 to 24 play off over two legs; places 9 to 16 have the second leg at home.
- From place 25 on the season in Europe is over. There is no move to another competition.

Level clubs are separated by goal difference first. With thirty-six in one table many are level, and **one goal can be worth four or five places**, so few sides stop attacking when they are well ahead.

## One last night

The eighteen matches of the eighth round kick off at the same time. Two lines, the eighth place and the twenty-fourth, move at once: the night to stay up for.`,
      },
    },
  },
  {
    key: '3',
    hoursAgo: 30,
    document: {
      ...plain,
      position: 16,
      column: 'sports',
      art: 'table',
      recommended: true,
      author: { zh: '赛事组', en: 'Match desk' },
      title: {
        zh: '主客场、净胜球、相互战绩：同分时谁排前面',
        en: 'Level on points: who stands first?',
      },
      summary: {
        zh: '各大联赛同分排名的规则并不一样：有的先看净胜球，有的先看两队之间的比赛。',
        en: 'Leagues separate level teams in different orders: goal difference first in some, the matches between the teams in others.',
      },
      text: {
        zh: `赛季末的积分榜上，两队同分是常事。谁在前面，要看联赛写的是哪一条规则。

## 先看净胜球

英格兰超级联赛和德国甲级联赛先比**整个赛季的净胜球**，再比总进球数。这样的规则鼓励球队在领先之后继续进攻，因为每一个球都记在账上。

## 先看相互战绩

西班牙甲级联赛先比**同分球队之间的比赛**：积分、净胜球，然后才看整个赛季。三队同分时，把三队之间的比赛单独列成一张小表。两回合都赢下直接对手，比多赢弱队一场大比分更有用。

## 决定冠军时的例外

有些联赛在冠军或降级名额上另有规定：意大利甲级联赛自 2022–23 赛季起，冠军归属若同分，加赛一场决出。

## 对看球的影响

1. 净胜球优先的联赛，收官阶段的大比分更常见。
2. 相互战绩优先的联赛，直接对话的价值高于积分榜上看到的三分。
3. 杯赛小组赛的规则与联赛不同，赛前看一眼规程总没错。`,
        en: `Two teams level on points are common at the end of a season. Who stands first depends on the rule that the league wrote down.

## Goal difference first

The Premier League and the Bundesliga compare **goal difference over the whole season**, then goals scored. A team that leads keeps attacking, because every goal stays on the account.

## Their own matches first

La Liga looks at the **matches between the level teams**: points, goal difference, and only then the whole season. With three teams level their matches form a small table. Beating the direct rival twice is worth more than a big win over a weak side.

## Exceptions for the title

Some leagues have special rules for the title or relegation: since 2022–23 a level title race in Serie A is decided by a single play-off.

## What it means for viewers

1. Where goal difference comes first, big scores are more common in the last rounds.
2. Where the teams' own matches come first, a direct duel is worth more than the three points in the table.
3. Cup groups have rules of their own; a look at the regulations never hurts.`,
      },
    },
  },
];
