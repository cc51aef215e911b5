import { chanceOf, decimalText, oddsOf, plays, readPick, type PlayCode } from '@fairway/fair-games';

/** Two plays of each lottery that stand for its odds: one that wins often and one that seldom does. */
const examples = [
  { lottery: 'k3', minutes: 3, often: ['k3.sides', 'big'], seldom: ['k3.triple', '6'] },
  { lottery: 'x5', minutes: 5, often: ['x5.any1', '01'], seldom: ['x5.front3', '01|02|03'] },
  { lottery: 'ssc', minutes: 5, often: ['ssc.dragonTiger', 'dragon'], seldom: ['ssc.star5', '1|2|3|4|5'] },
  {
    lottery: 'pk10',
    minutes: 5,
    often: ['pk10.dragonTiger', 'dragon||||'],
    seldom: ['pk10.first3', '01|02|03'],
  },
  { lottery: 'lucky28', minutes: 4, often: ['lucky28.sides', 'big'], seldom: ['lucky28.sum', '0'] },
  { lottery: 'd3', minutes: null, often: ['d3.group6', '1,2,3'], seldom: ['d3.straight', '1|2|3'] },
] as const satisfies readonly {
  lottery: string;
  /** From draw to draw; null for once a day. */
  minutes: number | null;
  often: readonly [PlayCode, string];
  seldom: readonly [PlayCode, string];
}[];

type ExamplePlay = (typeof examples)[number]['often' | 'seldom'][0];

export interface LotteryExample {
  readonly play: ExamplePlay;
  /** Exact, `1/100,000`. */
  readonly chance: string;
  /** What a note of stake 1 returns: 0.97 / chance, cut to 3 decimals. */
  readonly odds: string;
}

/** Every lottery with its two plays; chances are counted over all results in this browser. */
export function lotteryExamples() {
  return examples.map(({ lottery, minutes, often, seldom }) => ({
    lottery,
    minutes,
    often: exampleOf(often),
    seldom: exampleOf(seldom),
  }));
}

function exampleOf([code, pick]: readonly [ExamplePlay, string]): LotteryExample {
  const play = plays[code];
  const [note] = readPick(play.form, pick);
  if (!note) throw new RangeError(`no note of ${pick}`);
  return {
    play: code,
    chance: chanceOf(play, note).toString().replaceAll(/\d+/g, grouped),
    odds: grouped(decimalText(oddsOf(play, note))),
  };
}

/** `97000` as `97,000`. */
function grouped(digits: string): string {
  return Number(digits).toLocaleString('en', { maximumFractionDigits: 3 });
}
