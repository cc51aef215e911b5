import type { FirstArticle } from './first-news.ts';
import { desk, plain } from './shared-parts.ts';

/** The laws of the game, as a viewer meets them. */
export const ruleNews: readonly FirstArticle[] = [
  {
    key: '4',
    hoursAgo: 1,
    document: {
      ...plain,
      position: 12,
      column: 'live',
      art: 'screen',
      top: true,
      author: { zh: '赛事组', en: 'Match desk' },
      title: {
        zh: '屏幕前的那一分钟：VAR 检查时，比赛和盘口在做什么',
        en: 'That minute at the screen: what play and markets do during a VAR check',
      },
      summary: {
        zh: '哪四种情况能请出视频助理裁判，主裁什么时候去看屏幕，滚球盘口为什么在这时停下。',
        en: 'The four cases that a video assistant may look at, when the referee walks to the screen, and why in-play markets stop.',
      },
      text: {
        zh: `进球后的欢呼还没停，主裁把手指按在耳边。接下来的一分钟，球场和屏幕前的人看到的是同一件事：等待。

## 只管四种情况

视频助理裁判不重判整场比赛，规则只让它介入四类可能改变比赛的判罚：

1. 进球是否有效，包括进攻过程中的越位与犯规；
2. 点球该不该判；
3. 直接红牌；
4. 罚错了人。

介入的门槛是「清晰而明显的错误」。越位线、球是否出界这类事实问题可以直接告知主裁；需要看动作轻重的，主裁会跑到场边自己看回放。

## 盘口为什么停

检查开始的那一刻，没有人知道比分会不会变。**进球、红牌和 VAR 检查都会让滚球盘口立即暂停**，等数据源报出新的价格才重新开放。已经进入等待的注单会按新的价格再判一次，价格变了就退回，不会按旧价成交。

## 被取消的进球

如果检查的结果是进球无效，比分退回，比赛从犯规或越位的地点恢复。进球之后、取消之前成交的滚球让球注单会作废退款，因为它们依据的是一个不存在的比分。

下次再看到主裁比画方框，不妨先数到三十：多数检查不会超过这么久。`,
        en: `The cheering has not stopped when the referee puts a finger to the ear. For the next minute everybody, in the ground and at home, does the same thing: wait.

## Four cases only

A video assistant does not referee the match again. The laws let it step in for four kinds of decision that can change a match:

1. whether a goal stands, including offside and fouls on the route to it;
2. whether there should be a penalty;
3. direct red cards;
4. a card shown to the wrong player.

The bar is a clear and obvious error. Facts such as an offside line are reported to the referee; where the force of a challenge matters, the referee looks at the pictures at the touchline.

## Why markets stop

At the moment a check begins nobody knows whether the score will change. **Goals, red cards and VAR checks suspend in-play markets at once**; they open again on a new price from the feed. A bet that was waiting is judged again at the new price, and goes back if the price has changed.

## A goal that does not stand

If the goal is withdrawn, the score goes back and play restarts from the offence. In-play handicap bets that were accepted between the goal and its withdrawal are void: they were made on a score that never was.

The next time a referee draws the rectangle, count to thirty: most checks are over by then.`,
      },
    },
  },
  {
    key: '5',
    hoursAgo: 14,
    document: {
      ...plain,
      position: 17,
      column: 'sports',
      art: 'offside',
      recommended: true,
      author: desk,
      title: {
        zh: '一只脚尖的越位：半自动技术怎么画那条线',
        en: 'Offside by a toe: how the semi-automated line is drawn',
      },
      summary: {
        zh: '十二台追踪摄像机、每名球员二十九个数据点、每秒五十次采样，那条线比你想的更讲道理。',
        en: 'Twelve tracking cameras, twenty-nine points on every player, fifty readings a second: the line has more reason than it seems.',
      },
      text: {
        zh: `越位规则只有短短几行：进攻球员在对方半场，比球和倒数第二名防守球员都更靠近底线，就处于越位位置；手和手臂不算。**与倒数第二名防守球员平行，不算越位。**

## 肉眼的难处

难的不是规则，是同一瞬间要看两件事：球什么时候离脚，和几十米外的球员站在哪里。助理裁判转一下头的工夫，一名全速冲刺的前锋已经跑出一米多。

## 机器怎么看

2022 年世界杯采用的半自动越位技术，用十二台专用摄像机追踪球，以及每名球员身上的二十九个数据点，每秒采样五十次。比赛用球里的传感器每秒上报五百次，用来确定触球的那一刻。系统给出报警，视频裁判核对触球点和画线，再通知主裁。

## 人还在做什么

「半自动」三个字不能省。越位**位置**由机器画出，越位**犯规**仍由裁判判断：有没有干扰对方、有没有从越位位置获利，机器不替人决定。

## 三种不算越位的情况

- 直接接到球门球；
- 直接接到界外球；
- 直接接到角球。`,
        en: `The offside law takes a few lines: an attacker in the other half who is nearer to the goal line than both the ball and the second-last opponent is in an offside position; hands and arms do not count. **Level with the second-last opponent is not offside.**

## What is hard for the eye

The law is easy. Seeing two things at once is not: the moment the ball leaves the foot, and a player thirty metres away. While an assistant turns the head, a forward at full speed has run more than a metre.

## What the machine sees

The semi-automated system of the 2022 World Cup followed the ball and twenty-nine points on each player with twelve cameras, fifty times a second. A sensor in the ball reported five hundred times a second and fixed the moment of the kick. The system raises an alert; a video official checks the kick and the line before the referee hears of it.

## What people still do

The “semi” matters. The machine draws the offside **position**; the **offence** is judged by the referee: whether the player interfered or gained from being there.

## Never offside

- directly from a goal kick;
- directly from a throw-in;
- directly from a corner.`,
      },
    },
  },
  {
    key: '6',
    hoursAgo: 22,
    document: {
      ...plain,
      position: 18,
      column: 'live',
      art: 'board',
      author: { zh: '赛事组', en: 'Match desk' },
      title: {
        zh: '九十分钟以外：补时为什么越来越长',
        en: 'Beyond ninety minutes: why stoppage time has grown',
      },
      summary: {
        zh: '换人、伤停、庆祝、检查，浪费掉的时间都该补回来。2022 年世界杯之后，第四官员的牌子越举越高。',
        en: 'Substitutions, injuries, celebrations and checks are all to be made up for. Since the 2022 World Cup the boards have shown larger numbers.',
      },
      text: {
        zh: `2022 年世界杯英格兰对伊朗，两个半场的补时加起来约二十七分钟。那届赛事之后，观众习惯了一件事：第 90 分钟不是终点。

## 补的是什么

竞赛规则第七章写得清楚，每个半场结束时要补回的时间包括：

- 换人；
- 伤员的检查与离场；
- 拖延时间；
- 红黄牌处罚；
- 视频裁判的检查与主裁看回放；
- 进球庆祝等其他耽搁。

第四官员举起的数字是**至少**的补时。补时里再有耽搁，主裁可以继续往后补，不能缩短。

## 对比赛的影响

补时变长，最后阶段的体力和替补深度更重要。领先一方很难再靠倒地和慢慢换人把时间耗完，落后一方多出几次进攻机会。

## 盘口怎么算

- 「全场」包括补时，不包括加时赛。
- 「上半场」包括上半场的补时。
- 比赛时钟显示 90+ 不影响结算：以官方宣布的终场比分为准。`,
        en: `When England met Iran at the 2022 World Cup, the two halves had about twenty-seven minutes of stoppage time together. Since that tournament viewers know that minute 90 is not the end.

## What is made up for

Law 7 lists what is added at the end of each half:

- substitutions;
- injured players and their leaving the field;
- wasting of time;
- cards;
- video checks and the referee's look at the screen;
- celebrations and other delays.

The number on the board is the **least** that is added. Further delays may lengthen it; nothing shortens it.

## What it does to a match

Longer stoppage time asks for fitness and a deep bench. A side that leads can hardly run down the clock by slow substitutions, and a side that trails has a few more attacks.

## How markets count

- Full time includes stoppage time, not extra time.
- The first half includes its own stoppage time.
- A clock at 90+ changes nothing for settlement: the official final score counts.`,
      },
    },
  },
];
