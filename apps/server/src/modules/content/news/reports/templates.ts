import type { MatchShape } from './match-shape.ts';

/** What a template may name: teams in one language, the score with the winner's goals first, or the home team's of a draw. */
export interface MatchNames {
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  readonly winner: string;
  readonly loser: string;
  readonly score: string;
  readonly margin: number;
  /** Of the deciding goal; 0 where it is not on record. */
  readonly minute: number;
}

interface Lines {
  readonly title: (names: MatchNames) => string;
  readonly lead: (names: MatchNames) => string;
}

/** A headline and a first sentence in both languages. It says nothing that is not on record: no pressure, no luck, no plan. */
export interface Template {
  readonly zh: Lines;
  readonly en: Lines;
}

/** Two a shape. */
export const templates: Readonly<Record<MatchShape, readonly [Template, Template]>> = {
  goalless: [
    {
      zh: {
        title: ({ home, away }) => `${home}与${away}互交白卷`,
        lead: ({ competition, home, away }) =>
          `${competition}，${home}与${away}踢成 0:0，九十分钟内都没有进球。`,
      },
      en: {
        title: ({ home, away }) => `${home} and ${away} finish goalless`,
        lead: ({ competition, home, away }) =>
          `${home} and ${away} drew 0–0 in the ${competition}; ninety minutes brought no goal.`,
      },
    },
    {
      zh: {
        title: ({ home, away }) => `${home} 0:0 ${away}，双方握手言和`,
        lead: ({ competition, home, away }) => `${competition}终场哨响，${home}与${away}的比分停在 0:0。`,
      },
      en: {
        title: ({ home, away }) => `${home} 0–0 ${away}: nothing between them`,
        lead: ({ competition, home, away }) =>
          `The final whistle in the ${competition} left ${home} and ${away} where they began, at 0–0.`,
      },
    },
  ],
  draw: [
    {
      zh: {
        title: ({ home, away, score }) => `${home}与${away}战成 ${score}`,
        lead: ({ competition, home, away, score }) => `${competition}，${home}与${away}以 ${score} 战平。`,
      },
      en: {
        title: ({ home, away, score }) => `${home} and ${away} draw ${score}`,
        lead: ({ competition, home, away, score }) =>
          `${home} and ${away} drew ${score} in the ${competition}.`,
      },
    },
    {
      zh: {
        title: ({ home, away, score }) => `${home} ${score} ${away}，难分高下`,
        lead: ({ competition, home, away, score }) => `${score}，${home}与${away}在${competition}未分胜负。`,
      },
      en: {
        title: ({ home, away, score }) => `${home} ${score} ${away}: honours even`,
        lead: ({ competition, home, away, score }) =>
          `It ended ${score}: ${home} and ${away} could not be separated in the ${competition}.`,
      },
    },
  ],
  rout: [
    {
      zh: {
        title: ({ winner, loser, score }) => `${winner} ${score} 大胜${loser}`,
        lead: ({ competition, winner, loser, score }) =>
          `${competition}，${winner}以 ${score} 大胜${loser}。`,
      },
      en: {
        title: ({ winner, loser, score }) => `${winner} beat ${loser} ${score}`,
        lead: ({ competition, winner, loser, score }) =>
          `${winner} won by a wide margin in the ${competition}, beating ${loser} ${score}.`,
      },
    },
    {
      zh: {
        title: ({ winner, loser, margin }) => `净胜 ${margin} 球，${winner}横扫${loser}`,
        lead: ({ competition, winner, loser, score }) =>
          `${winner}在${competition}以 ${score} 击败${loser}，胜局没有悬念。`,
      },
      en: {
        title: ({ winner, loser, margin }) => `${winner} put ${margin} between themselves and ${loser}`,
        lead: ({ competition, winner, loser, score }) =>
          `A ${score} win in the ${competition}: ${winner} left ${loser} far behind.`,
      },
    },
  ],
  comeback: [
    {
      zh: {
        title: ({ winner, loser, score }) => `先落后再取胜，${winner} ${score} 逆转${loser}`,
        lead: ({ competition, winner, loser, score }) =>
          `${competition}，${winner}在落后的情况下以 ${score} 逆转${loser}。`,
      },
      en: {
        title: ({ winner, loser, score }) => `${winner} come from behind to beat ${loser} ${score}`,
        lead: ({ competition, winner, loser, score }) =>
          `${winner} were behind in the ${competition} and still beat ${loser} ${score}.`,
      },
    },
    {
      zh: {
        title: ({ winner, loser }) => `${winner}上演逆转，${loser}丢掉领先优势`,
        lead: ({ competition, winner, loser, score }) =>
          `${loser}一度领先，但${competition}的这场比赛最终由${winner}以 ${score} 取胜。`,
      },
      en: {
        title: ({ winner, loser }) => `${loser} lead, ${winner} win`,
        lead: ({ competition, winner, loser, score }) =>
          `${loser} had the lead, yet it was ${winner} who won ${score} in the ${competition}.`,
      },
    },
  ],
  late: [
    {
      zh: {
        title: ({ winner, loser, minute }) => `第 ${minute} 分钟定胜负，${winner}击败${loser}`,
        lead: ({ competition, winner, loser, score, minute }) =>
          `${competition}，${winner}凭借第 ${minute} 分钟的进球，以 ${score} 战胜${loser}。`,
      },
      en: {
        title: ({ winner, loser, minute }) => `${winner} beat ${loser} with a goal in minute ${minute}`,
        lead: ({ competition, winner, loser, score, minute }) =>
          `A goal in minute ${minute} decided it: ${winner} beat ${loser} ${score} in the ${competition}.`,
      },
    },
    {
      zh: {
        title: ({ winner, loser, score }) => `最后时刻破门，${winner} ${score} 战胜${loser}`,
        lead: ({ competition, winner, loser, score, minute }) =>
          `直到第 ${minute} 分钟才分出胜负：${competition}，${winner} ${score} ${loser}。`,
      },
      en: {
        title: ({ winner, loser, score }) => `Late goal gives ${winner} a ${score} win over ${loser}`,
        lead: ({ competition, winner, loser, score, minute }) =>
          `It took until minute ${minute} in the ${competition}: ${winner} beat ${loser} ${score}.`,
      },
    },
  ],
  shutout: [
    {
      zh: {
        title: ({ winner, loser, score }) => `${winner} ${score} 零封${loser}`,
        lead: ({ competition, winner, loser, score }) =>
          `${competition}，${winner}以 ${score} 战胜${loser}，一球未失。`,
      },
      en: {
        title: ({ winner, loser, score }) => `${winner} shut out ${loser} ${score}`,
        lead: ({ competition, winner, loser, score }) =>
          `${winner} kept a clean sheet in the ${competition} and beat ${loser} ${score}.`,
      },
    },
    {
      zh: {
        title: ({ winner, loser, score }) => `城门不失，${winner} ${score} 战胜${loser}`,
        lead: ({ competition, winner, loser, score }) =>
          `${loser}在${competition}未能攻破${winner}的球门，终场比分 ${score}。`,
      },
      en: {
        title: ({ winner, loser, score }) => `${loser} fail to score as ${winner} win ${score}`,
        lead: ({ competition, winner, loser, score }) =>
          `${loser} did not score against ${winner} in the ${competition}, who won ${score}.`,
      },
    },
  ],
  win: [
    {
      zh: {
        title: ({ winner, loser, score }) => `${winner} ${score} 战胜${loser}`,
        lead: ({ competition, winner, loser, score }) =>
          `${competition}，${winner}以 ${score} 战胜${loser}。`,
      },
      en: {
        title: ({ winner, loser, score }) => `${winner} beat ${loser} ${score}`,
        lead: ({ competition, winner, loser, score }) =>
          `${winner} beat ${loser} ${score} in the ${competition}.`,
      },
    },
    {
      zh: {
        title: ({ winner, loser, score }) => `${score}，${winner}力克${loser}`,
        lead: ({ competition, winner, loser, score }) =>
          `双方都有进球，${winner}在${competition}以 ${score} 胜出，${loser}告负。`,
      },
      en: {
        title: ({ winner, loser, score }) => `${winner} edge out ${loser}, ${score}`,
        lead: ({ competition, winner, loser, score }) =>
          `Both sides scored in the ${competition}, and ${winner} won ${score} against ${loser}.`,
      },
    },
  ],
};
