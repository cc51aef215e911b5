import type { HelpEntry } from './help-entry.ts';

export const bettingEntries: readonly HelpEntry[] = [
  {
    key: 'rules',
    title: { zh: '投注规则总则', en: 'Betting rules' },
    text: {
      zh: `## 以九十分钟为准
足球盘口以常规时间的赛果结算，**包括伤停补时，不包括加时赛和点球大战**。上半场盘口只看上半场。

## 注单何时成立
- 赛前：提交后立即成立。
- 滚球：提交后有 5 秒确认期。期间进球、红牌、VAR 或盘口暂停，注单会被拒绝，本金原路退回。

## 赔率变了怎么办
投注单上可以选择「不接受变化」「接受更好」「接受任何」。按您的选择处理，不会悄悄换成更差的赔率。

## 赛事延期
开赛时间后 36 小时内没有开始的赛事，相关注单作废，退回本金。串关中该场按 1.00 计算，其余场次继续有效。

每个盘口旁都写有结算方法。规则以投注时页面显示为准。`,
      en: `## Ninety minutes
Football markets settle on regular time **with stoppage time, without extra time and penalties**. First-half markets look at the first half alone.

## When a bet stands
- Before the start: as soon as it is sent.
- In play: after 5 seconds. A goal, a red card, a VAR check or a suspension meanwhile refuses the bet and the stake comes back.

## When the price changes
The slip offers “no change”, “better only” and “any”. Your choice is followed; a worse price is never taken silently.

## Postponed matches
Bets on a match that has not begun within 36 hours of its kick-off are void and the stake comes back. In a parlay that leg counts 1.00 and the others go on.

The settlement rule stands beside every market. What the page showed when you bet is what counts.`,
    },
  },
  {
    key: 'quarter-lines',
    title: { zh: '让球四分盘怎么算（0.5/1、平/半）', en: 'Quarter lines: −0.5/1 and the like' },
    text: {
      zh: `四分盘就是把本金**平分到相邻的两条盘口**，各算各的。例如主队让 0.5/1，一半按让 0.5 算，一半按让 1 算。

## 例：投主队 -0.5/1，本金 100，赔率 1.90
- **主队净胜两球或以上**：两半都赢，返还 190.00。
- **主队净胜一球**：-0.5 赢，-1 走水。返还 50 × 1.90 + 50 = **145.00**，叫「赢半」。
- **平局或输球**：两半都输，返还 0。

## 例：投客队 +0/0.5（受平/半）
- 客队赢：全赢。
- 平局：+0 走水，+0.5 赢，叫「赢半」。
- 客队输：全输。

## 整球盘与半球盘
- 整球盘（如 -1）可能**走水**，退回本金。
- 半球盘（如 -0.5）只有输赢，没有走水。`,
      en: `A quarter line puts **half the stake on each of the two lines beside it**, and each half is settled by itself. Home −0.5/1 is half at −0.5 and half at −1.

## Example: home −0.5/1, stake 100, price 1.90
- **Home wins by two or more**: both halves win, 190.00 comes back.
- **Home wins by one**: −0.5 wins, −1 is a push. 50 × 1.90 + 50 = **145.00**, a half win.
- **Draw or defeat**: both halves lose.

## Example: away +0/0.5
- Away wins: a full win.
- Draw: +0 is a push, +0.5 wins: a half win.
- Away loses: a full loss.

## Whole and half lines
- A whole line (−1) can be a **push**: the stake comes back.
- A half line (−0.5) is won or lost, never a push.`,
    },
  },
  {
    key: 'totals',
    title: { zh: '大小球怎么算', en: 'Over and under' },
    text: {
      zh: `大小球只看两队进球总数，不看谁赢。

- **大 2.5**：总进球 3 个或以上赢。
- **小 2.5**：总进球 2 个或以下赢。
- **大 2**：3 个或以上赢，恰好 2 个走水，退回本金。
- **大 2/2.5**：本金一半按 2 算，一半按 2.5 算。恰好 2 球时，一半走水、一半输，叫「输半」。
- **大 2.5/3**：恰好 3 球时，一半赢、一半走水，叫「赢半」。

乌龙球计入总进球。加时赛和点球大战的进球不计。`,
      en: `Only the number of goals counts, whoever scores them.

- **Over 2.5** wins with three or more.
- **Under 2.5** wins with two or fewer.
- **Over 2** wins with three or more; exactly two is a push.
- **Over 2/2.5** is half at 2 and half at 2.5. Exactly two goals: half push, half lost, a half loss.
- **Over 2.5/3** with exactly three goals: half won, half push, a half win.

Own goals count. Goals in extra time and penalty shoot-outs do not.`,
    },
  },
  {
    key: 'odds-formats',
    title: { zh: '赔率格式怎么看', en: 'Odds formats' },
    text: {
      zh: `同一个赔率可以用不同格式显示，赢钱多少完全一样。在体育页面可以随时切换。

下面都是「投 100，赢 90」或「投 100，赢 110」的同一件事：

- **欧洲盘**：1.90、2.10。含本金，返还 = 本金 × 赔率。
- **香港盘**：0.90、1.10。不含本金，赢 = 本金 × 赔率。
- **马来盘**：0.90、-0.91。正数同香港盘；负数表示要冒 0.91 的风险赢 1。
- **印尼盘**：-1.11、1.10。负数表示冒 1.11 的风险赢 1。
- **美式**：-111、+110。负数表示要投 111 赢 100，正数表示投 100 赢 110。

负的马来盘和印尼盘会四舍五入到两位小数，**结算一律用欧洲盘的原始赔率**。`,
      en: `One price can be shown in several formats; what you win is the same. Switch at any time in Sports.

These say the same, “100 wins 90” and “100 wins 110”:

- **European**: 1.90 and 2.10. With the stake: return = stake × price.
- **Hong Kong**: 0.90 and 1.10. Without the stake: win = stake × price.
- **Malay**: 0.90 and −0.91. A negative one risks 0.91 to win 1.
- **Indonesian**: −1.11 and 1.10. A negative one risks 1.11 to win 1.
- **American**: −111 and +110. Stake 111 to win 100, or 100 to win 110.

Negative Malay and Indonesian prices are rounded to two places. **Settlement always uses the European price.**`,
    },
  },
  {
    key: 'parlays',
    title: { zh: '串关与复式', en: 'Parlays and systems' },
    text: {
      zh: `## 串关
把几场比赛连在一起，赔率相乘，**全部猜中**才赢。

例：三串一，赔率 1.80、2.00、1.90，本金 10，全中返还 10 × 1.80 × 2.00 × 1.90 = 68.40。

- 有一场输，整注输。
- 有一场作废，该场按 1.00 计算，其余继续。
- 有一场赢半，例如 1.90 赢半，按 1.45 计算。
- 同一场比赛的选项不能串在一起。

## 复式
从几场里任取几场组成多注。例如四场取三，共 4 注，总本金 = 每注金额 × 4。投注单会写清组合数和总额。`,
      en: `## Parlays
Several matches joined: prices are multiplied and **every leg must win**.

Example: prices 1.80, 2.00 and 1.90, stake 10: 10 × 1.80 × 2.00 × 1.90 = 68.40.

- One lost leg loses the bet.
- A void leg counts 1.00 and the others go on.
- A half win at 1.90 counts 1.45.
- Selections of the same match do not combine.

## Systems
All combinations of some of your legs. Three out of four makes 4 bets; the total stake is the unit stake × 4. The slip spells it out.`,
    },
  },
  {
    key: 'in-play',
    title: { zh: '滚球投注须知', en: 'Betting in play' },
    text: {
      zh: `- 提交后有 5 秒确认期，页面显示倒计时，之后是「已接受」或「已拒绝」，拒绝会写明原因。
- 滚球让球从**投注时的比分**重新算起。例如 1:0 时投主队 -0.5，之后主队需要再净胜一球。大小球和独赢仍看全场。
- 进球、红牌、VAR 期间盘口会暂停。
- 进球后被取消的：在进球与取消之间成立的让球注单作废，退回本金。
- 网络断开也不用担心：同一注不会下两次，重新打开页面会看到真实结果。`,
      en: `- A bet is confirmed after 5 seconds with a visible countdown, then accepted or refused with a reason.
- A handicap in play starts from the **score at the time of the bet**. Home −0.5 at 1:0 needs one more goal than the visitors from then on. Totals and match odds look at the whole match.
- Markets are suspended at goals, red cards and VAR checks.
- A goal that is withdrawn: handicap bets made between the goal and its withdrawal are void.
- A lost line is no danger: a bet is never placed twice, and after a reload the page shows what really happened.`,
    },
  },
  {
    key: 'settlement',
    title: { zh: '注单何时结算、为什么重新结算', en: 'Settlement and resettlement' },
    text: {
      zh: `比赛结束、赛果确认后即结算。进球已经决定结果的盘口（例如大 2.5 已进三球）会提前结算。

## 返还怎么算
返还 = 本金 × 赔率，赢半、输半、走水按四分盘规则计算，最后**四舍五入一次到分**。每张注单在[投注记录](/app/myCenter/bets)里写有完整算式。

## 重新结算
赛果有误时会更正，更正前后的结果都保留在注单上。

- 更正后应多得的，补给您。
- 更正后应少得的，从场馆钱包、中心钱包依次扣回；不足的部分记为待补，之后的存款或派彩先补足。

## 没有赛果
赛果缺失或互相矛盾时，注单保持未结算，由工作人员核实，不会随意判输。`,
      en: `A bet is settled once the match has ended and its result is confirmed. A market that goals have decided already, such as over 2.5 after the third goal, settles before.

## What comes back
Stake × price, with half wins, half losses and pushes as explained for quarter lines, **rounded once to the cent**. Every bet shows its full sum in [Bets](/app/myCenter/bets).

## Resettlement
A wrong result is corrected, and both results stay visible on the bet.

- If you should have had more, the difference is paid.
- If you should have had less, it is taken from the venue wallet, then the center wallet; what is missing is noted and made up by later deposits or returns first.

## No result
While a result is missing or contradictory the bet stays open and people look into it. Nothing is called lost by guess.`,
    },
  },
  {
    key: 'void-bets',
    title: { zh: '哪些情况注单作废', en: 'When a bet is void' },
    text: {
      zh: `注单作废时退回全部本金。

- 赛事取消，或开赛时间后 36 小时内没有开始。
- 赛事中断后不再进行：已经有定论的盘口照常结算，其余作废；四分盘的两半分别判断。
- 滚球让球注单在进球与该进球被取消之间成立。
- 注单在事件发生之后才成立，而盘口还没来得及暂停。

串关里只有该场作废，其余场次继续有效。`,
      en: `A void bet gives the whole stake back.

- The match is cancelled, or has not begun within 36 hours of its kick-off.
- The match is abandoned: what is decided stands, the rest is void; the halves of a quarter line are judged each by itself.
- A handicap in play that was booked between a goal and its withdrawal.
- A bet that was booked after an incident, before the market could be suspended.

In a parlay only that leg is void; the others go on.`,
    },
  },
];
