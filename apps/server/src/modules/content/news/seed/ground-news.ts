import type { FirstArticle } from './first-news.ts';
import { desk, plain } from './shared-parts.ts';

const teams = (...keys: string[]) => keys.map((team) => ({ team }));

/** From the leagues of the demonstration, and how to watch them well. */
export const groundNews: readonly FirstArticle[] = [
  {
    key: '11',
    hoursAgo: 6,
    document: {
      ...plain,
      position: 14,
      column: 'live',
      art: 'offside',
      top: true,
      author: { zh: '赛事组', en: 'Match desk' },
      teams: teams('demo northbury', 'demo granville', 'demo caston harbour', 'demo westerland'),
      title: {
        zh: '大西洋超级联赛指南：十二支球队，全天不停球',
        en: 'A guide to the Atlantic Premier League: twelve clubs around the clock',
      },
      summary: {
        zh: '这是一个模拟联赛：球队是虚构的，比赛由系统推演，每四分钟就有一场开球。',
        en: 'A simulated league: invented clubs, matches played by the system, and a kick-off every four minutes.',
      },
      text: {
        zh: `诺斯伯里、格兰维尔、卡斯顿港、维斯特兰……这些名字在任何一张真实的积分榜上都找不到。大西洋超级联赛是本站的**模拟联赛**：球队和球员都是虚构的，比赛由系统按各队的强弱推演。

## 一场比赛有多长

模拟比赛的时钟走得比真实时间快六倍，上下半场加起来大约一刻钟。每四分钟有一场开球，所以任何时候打开「滚球」，总有几场正在进行。

## 十二支球队

强弱从上到下排列，诺斯伯里和格兰维尔在最前面。强队不等于必胜：单场足球的偶然性很大，弱队取分并不少见，赔率已经把这一点算在里面。

## 怎么看它

- 把它当作**了解滚球的练习场**：进球、红牌、VAR 检查会怎样让盘口暂停和重开，一场就能看全。
- 赛后的「自动赛况」只写有记录的事实：比分、半场、进球时间。
- 它不是新闻里的真实联赛，请不要用真实球队的印象去判断。

在下面关注喜欢的球队，它们的赛况会出现在资讯页的「推荐」里。`,
        en: `Northbury, Granville, Caston Harbour, Westerland: no real table has these names. The Atlantic Premier League is a **simulated league** of this site. Clubs and players are invented, and the system plays the matches by the strength of each side.

## How long a match takes

The clock of a simulated match runs six times as fast as a real one: both halves take about a quarter of an hour. A match kicks off every four minutes, so there are always some in play.

## Twelve clubs

They are ordered by strength, with Northbury and Granville first. Strength is no promise: chance is large in a single match, weaker sides often take points, and the odds already say so.

## How to watch it

- Take it as a **practice ground for in-play**: how goals, red cards and VAR checks suspend and reopen markets can be seen in a single match.
- Automatic reports say only what is recorded: score, half-time, minutes of the goals.
- It is no real league. Leave impressions of real clubs aside.

Follow the clubs that you like below; their reports will appear under “Recommended” on the news page.`,
      },
    },
  },
  {
    key: '12',
    hoursAgo: 18,
    document: {
      ...plain,
      position: 22,
      column: 'live',
      art: 'table',
      recommended: true,
      author: { zh: '赛事组', en: 'Match desk' },
      teams: teams(
        'demo shanghai shenpu',
        'demo qingdao headland',
        'demo chengdu brocade',
        'demo guangzhou kapok',
      ),
      title: {
        zh: '东方职业联赛：八支球队，每两小时一场',
        en: 'The Eastern Professional League: eight clubs, a match every two hours',
      },
      summary: {
        zh: '模拟联赛里节奏最慢的一个，四天的赛程提前排好，适合赛前慢慢研究。',
        en: 'The calmest of the simulated leagues: four days of matches are drawn up ahead, with time to study them.',
      },
      text: {
        zh: `如果说大西洋超级联赛是急行军，东方职业联赛就是散步。八支虚构的球队，每两小时开球一场，时钟比真实快四倍，赛程提前四天排好。

## 看点在赛前

比赛少，赛前盘口开放的时间就长。让球、大小、独赢之外，波胆和半场也都齐全。同一场比赛的赔率会随时间小幅变动，**下注单上写的价格才是成交的价格**。

## 八支球队

上海申浦、青岛海岬、成都蜀锦、广州木棉、临江联、云岭、渤海明珠、长安铁骑。城市是真的，球队是虚构的，与任何真实俱乐部无关。

## 赛后看什么

1. 赛果公布后，单场注单随即结算，串关等最后一场。
2. 「自动赛况」在终场后几秒内生成；若赛果更正，文章会注明更正前后的比分。
3. 在[投注记录](/app/myCenter/bets)里，每一笔的结算依据都能展开来看。`,
        en: `If the Atlantic league is a forced march, the Eastern Professional League is a walk. Eight invented clubs, a kick-off every two hours, a clock four times as fast as a real one, and four days of matches drawn up ahead.

## The time before the match

Fewer matches leave more time before each. Beside handicaps, totals and match odds there are correct scores and first-half markets. Prices move a little over time; **the price on the slip is the one you get**.

## Eight clubs

Shanghai Shenpu, Qingdao Headland, Chengdu Brocade, Guangzhou Kapok, Linjiang United, Yunling, Bohai Pearl and Changan Cavalry. The cities are real; the clubs are invented and stand for no real one.

## After the match

1. Singles are settled with the result, parlays with their last match.
2. The automatic report comes within seconds; if a result is corrected, it names both scores.
3. Under [bet records](/app/myCenter/bets) every settlement can be opened and checked.`,
      },
    },
  },
  {
    key: '13',
    hoursAgo: 74,
    document: {
      ...plain,
      position: 15,
      column: 'live',
      art: 'watch',
      author: desk,
      title: {
        zh: '开球前先定好预算：把看球这件事看得久一点',
        en: 'A budget before the kick-off: how to enjoy the long season',
      },
      summary: {
        zh: '赛季有九个月，钱包只有一个。几条老球迷的习惯，加上站内的三样工具。',
        en: 'A season has nine months, a wallet is one. Habits of long-time fans, and three tools of this site.',
      },
      text: {
        zh: `赛季从秋天踢到第二年初夏，每个周末都有想看的比赛。真正看得久的人，多半有几条固定的习惯。

## 开球前

- **先定这个周末花多少，再看对阵。** 顺序反过来，数字总会变大。
- 输了不追。下一场比赛和上一场没有关系，球不记得上一场。
- 不在喝酒之后和心情不好的时候下注。

## 比赛中

滚球节奏快，几分钟就能下好几注。给自己留一个「半场规则」：中场休息时看一眼投入了多少，到数就关掉盘口，专心看球。

## 三样现成的工具

1. **限额**：每日、每周、每月的存款与投注上限，自己定，调低立即生效。
2. **休息一下**：从一天到几周的冷静期，期间不能存款和投注。
3. **自我排除**：需要更长的距离时，可以把门关上更久。

它们都在[自我保护](/app/myCenter/protection)里。比赛每周都有，不必场场都在。`,
        en: `A season runs from autumn to early summer, and every weekend has a match worth watching. People who enjoy it for long usually have a few fixed habits.

## Before the kick-off

- **Set the sum for the weekend first, then look at the matches.** The other order makes the sum grow.
- Do not chase a loss. The next match has nothing to do with the last one.
- No bets after drinking, or in a bad mood.

## During the match

In-play is fast; several bets fit into a few minutes. Make a half-time rule: look at what you have staked during the break, and once it reaches your sum, close the markets and watch.

## Three tools

1. **Limits**: deposits and stakes a day, a week, a month. You set them, and lowering takes effect at once.
2. **Time out**: from a day to some weeks without deposits and bets.
3. **Self-exclusion**: a longer distance, when it is needed.

All three are under [protection](/app/myCenter/protection). There are matches every week; nobody has to be there for each of them.`,
      },
    },
  },
];
