import type { FirstArticle } from './first-news.ts';
import { desk, plain } from './shared-parts.ts';

/** Where the things of the game come from. */
export const historyNews: readonly FirstArticle[] = [
  {
    key: '7',
    hoursAgo: 40,
    document: {
      ...plain,
      position: 13,
      column: 'sports',
      art: 'cards',
      top: true,
      author: desk,
      title: {
        zh: '红灯停，黄灯慢：红黄牌是在路口想出来的',
        en: 'Stop, take it easy: the cards were invented at a traffic light',
      },
      summary: {
        zh: '1966 年一场没人听懂判罚的比赛，让一位英格兰裁判在开车回家的路上有了主意。',
        en: 'A match of 1966 in which nobody understood the referee gave an English official an idea on the drive home.',
      },
      text: {
        zh: `1966 年世界杯四分之一决赛，英格兰对阿根廷。主裁判来自德国，阿根廷队长拉廷被罚出场后迟迟不肯离开，双方语言不通，场面僵了好几分钟。赛后，甚至有球员是从报纸上才知道自己被警告过。

## 路口的红绿灯

当时负责世界杯裁判工作的英格兰人肯·阿斯顿，开车经过一处路口，看着信号灯由绿变黄、由黄变红，想到了办法：**黄色，慢下来；红色，停下。** 颜色不需要翻译，看台上的人也看得见。

## 从墨西哥开始

红黄牌在 1970 年墨西哥世界杯首次使用。有意思的是，那一届一张红牌也没有出示。世界杯历史上第一张红牌要等到 1974 年，智利前锋卡斯泽利在对西德的比赛中被罚下。

## 后来的变化

- 两张黄牌变一张红牌，从此有了「染黄」后的小心翼翼；
- 替补席上的球队官员如今也会被出示红黄牌；
- 一些赛事还试过别的颜色，但最终留下来的仍是这两种。

一个在路口想出来的主意，成了足球场上最通用的语言。`,
        en: `In the quarter-final of the 1966 World Cup England met Argentina. The referee came from Germany; Rattín, the Argentine captain, was sent off and did not leave for minutes, because neither side understood the other. Some players learned from the newspapers that they had been cautioned.

## A traffic light

Ken Aston, the Englishman in charge of the tournament's referees, was driving when the lights in front of him turned. **Yellow: take it easy. Red: stop.** Colours need no interpreter, and the stands can see them.

## First in Mexico

Cards were first used at the 1970 World Cup in Mexico, where not a single red one was shown. The first red card at a World Cup came in 1974, to Carlos Caszely of Chile against West Germany.

## What came later

- Two yellow cards make a red one, and a booked player treads carefully.
- Team officials on the bench can be shown cards now.
- Other colours have been tried; these two remained.

An idea from a road junction became the most widely understood language of football.`,
      },
    },
  },
  {
    key: '8',
    hoursAgo: 52,
    document: {
      ...plain,
      position: 19,
      column: 'sports',
      art: 'spot',
      recommended: true,
      author: desk,
      title: {
        zh: '十一米：点球点上的一百三十年',
        en: 'Eleven metres: a hundred and thirty years at the spot',
      },
      summary: {
        zh: '点球 1891 年写进规则，起初连固定的罚球点都没有。今天，门将至少要有一只脚踩在线上。',
        en: 'The penalty kick entered the laws in 1891, at first without a spot. Today a goalkeeper must keep a foot on the line.',
      },
      text: {
        zh: `一个人，一个球，七米三二宽、二米四四高的球门。点球看上去是足球里最简单的一件事，也是改动最多的规则之一。

## 没有点球点的点球

1891 年点球写进规则，当时罚球可以在距球门十二码的一条线上任选位置，门将还可以冲出来六码。固定的罚球点后来才出现，十二码约合十一米，一直用到今天。罚球区顶上的那段弧线更晚，1937 年才画上去，用来保证其他球员离罚球点足够远。

## 门将的一只脚

现在的规则是：球被踢出的瞬间，门将**至少有一只脚的一部分**踩在球门线上，或与线平齐。提前移动造成扑救的，要重罚。罚球队员助跑时可以停顿，但跑到球前再做假动作不行。

## 点球决战

淘汰赛打平后的点球决战 1970 年写进规则，此前曾经靠抽签或掷硬币决定谁晋级。先罚还是后罚、由哪一侧球门罚，现在仍由掷硬币决定。

## 结算时算不算

比赛中的点球算进球。决出胜者的点球决战**不计入**全场比分，「全场」盘口按九十分钟加补时的比分结算。`,
        en: `One player, one ball, a goal 7.32 metres wide and 2.44 high. A penalty looks like the simplest thing in football, and its law has changed more than most.

## Penalties without a spot

The penalty kick entered the laws in 1891. It could be taken from anywhere along a line twelve yards from goal, and the goalkeeper could come out six yards. The spot came later; twelve yards, about eleven metres, have remained. The arc at the edge of the area was drawn in 1937, to keep the other players at a distance.

## One foot on the line

When the ball is kicked, the goalkeeper must have **at least part of one foot** on or in line with the goal line. A save by leaving early means a retake. The taker may slow down in the run-up, but not feint once it is finished.

## Shoot-outs

Shoot-outs entered the laws in 1970; lots and coins had decided before. A coin still decides the end and who goes first.

## Do they count?

A penalty during the match is a goal. A shoot-out is **not** part of the full-time score: full-time markets are settled by ninety minutes with stoppage time.`,
      },
    },
  },
  {
    key: '9',
    hoursAgo: 66,
    document: {
      ...plain,
      position: 20,
      column: 'sports',
      art: 'shirt',
      author: { zh: '周末专栏', en: 'Weekend' },
      title: {
        zh: '背上的数字：球衣号码的九十年',
        en: 'The number on the back: ninety years of shirt numbers',
      },
      summary: {
        zh: '1928 年的一个星期六，阿森纳和切尔西第一次把号码穿上身。固定号码和姓名，又等了六十多年。',
        en: 'On a Saturday in 1928 Arsenal and Chelsea first wore numbers. Fixed numbers and names took another sixty years and more.',
      },
      text: {
        zh: `1928 年 8 月 25 日，英格兰联赛的揭幕日，阿森纳和切尔西在各自的比赛里让球员背上了号码。观众喜欢，联盟却犹豫了十年，直到 1939 年才要求所有球队使用号码。

## 号码就是位置

最初的号码按阵型排列：1 号门将，2、3 号后卫，4 至 6 号中场，7 至 11 号从右到左是前锋。那时候**看号码就知道他踢哪里**，换一个人首发，号码还是那个号码。

## 号码跟着人走

1954 年世界杯，每名球员第一次在整届赛事里只用一个号码。英格兰超级联赛从 1993–94 赛季起采用固定号码并把名字印在背后，号码从位置变成了身份。

## 今天的 10 号

位置的影子还在：9 号常属于中锋，10 号属于组织进攻的人，1 号几乎总是门将。只是当一名中场穿着 44 号、边后卫穿着 66 号时，再没有人觉得奇怪。

下次看首发名单，不妨先看号码，再猜阵型。`,
        en: `On 25 August 1928, the first day of the English season, Arsenal and Chelsea sent out their players with numbers. The crowds liked it; the League hesitated for ten years and made numbers compulsory in 1939.

## A number was a position

Numbers followed the formation: 1 the goalkeeper, 2 and 3 the backs, 4 to 6 the half-backs, 7 to 11 the forwards from right to left. **The number said where its wearer played**, not who it was.

## Numbers follow people

At the 1954 World Cup each player kept one number for the tournament. The Premier League took fixed numbers, with names above them, in the 1993–94 season. The number had become an identity.

## The ten of today

The old positions still show: 9 for the centre-forward, 10 for the one who makes the play, 1 for the goalkeeper. And nobody wonders any more at a midfielder with 44 or a full-back with 66.

Next time the line-ups are out, read the numbers first and guess the formation.`,
      },
    },
  },
  {
    key: '10',
    hoursAgo: 90,
    document: {
      ...plain,
      position: 21,
      column: 'sports',
      art: 'turf',
      recommended: true,
      author: { zh: '周末专栏', en: 'Weekend' },
      title: {
        zh: '脚下的科学：一块草皮怎样撑过一个赛季',
        en: 'Science underfoot: how a pitch survives a season',
      },
      summary: {
        zh: '人造纤维只占百分之几，却让天然草多撑几个月。条纹不是两种草，是剪草机走的方向。',
        en: 'A few per cent of artificial fibre keep natural grass alive for months, and the stripes are not two kinds of grass.',
      },
      text: {
        zh: `一块标准球场长一百零五米、宽六十八米，一个赛季要踢几十场。草皮是主队唯一一名场场首发的「球员」。

## 混合草皮

许多大球场用的是混合草皮：天然草占绝大多数，另有**百分之三到五的人造纤维**被一根根缝进土里。草根缠住纤维，铲球时不容易整块掀起，雨后也排水更快。

## 条纹从哪里来

电视里一深一浅的条纹，是同一种草。剪草机的滚筒把草叶压向相反的方向，光线一侧反得多、一侧反得少，就有了明暗。规则不规定花纹，不少联赛只要求条纹与球门线平行，方便看越位。

## 没有太阳的看台下

高大的看台会挡住阳光。冬天，管理员把一排排补光灯推到阴影里，让草在夜里「晒太阳」；地下的管道通着热水，防止结冰。

## 比赛日的水

赛前洒水不只为了好看：湿润的草面让球走得更快。所以洒多少、什么时候洒，也是战术的一部分。`,
        en: `A standard pitch is 105 metres by 68 and carries dozens of matches a season. The grass is the only member of the home side that starts every time.

## Hybrid grass

Many large grounds have hybrid pitches: nearly all of it is grass, with **three to five per cent of artificial fibre** stitched into the soil. Roots hold on to the fibres, so a tackle does not lift the turf, and rain drains faster.

## Where the stripes come from

Light and dark stripes are the same grass. The rollers of the mower press the blades in opposite directions, and light comes back from one side more than from the other. Many leagues ask only that the lines run parallel to the goal lines: it helps with offside.

## Below the stands

High stands take the sun. In winter rows of lamps are rolled into the shade, and the grass gets its sunshine at night; warm water in pipes keeps out the frost.

## Water on a match day

Sprinklers are not for show: the ball runs faster on a wet surface. How much water and when is a part of the plan.`,
      },
    },
  },
];
