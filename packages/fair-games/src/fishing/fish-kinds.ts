/** One award of a drawn table: so many times the stake, in `weight` of a hundred cases. */
interface DrawnAward {
  readonly multiple: number;
  readonly weight: number;
}

export interface FishKind {
  /** Times the stake, 2 to 300; of a drawn table its exact mean, which the chance of a hit goes by. */
  readonly multiple: number;
  /** Bombs and chains: what a hit pays is drawn, and depends on nothing that swims near. */
  readonly awards?: readonly DrawnAward[];
  /** In units of the sea. */
  readonly radius: number;
  /** Units a tick, in sixteenths: the slowest and how many faster paces there are. */
  readonly speed: number;
  readonly paces: number;
  /** Of 1000 fish that come. */
  readonly weight: number;
}

const kinds = {
  clown: { multiple: 2, radius: 24, speed: 40, paces: 24, weight: 250 },
  guppy: { multiple: 3, radius: 26, speed: 38, paces: 24, weight: 190 },
  puffer: { multiple: 5, radius: 32, speed: 30, paces: 20, weight: 150 },
  angel: { multiple: 8, radius: 36, speed: 34, paces: 20, weight: 120 },
  turtle: { multiple: 12, radius: 44, speed: 24, paces: 16, weight: 90 },
  lantern: { multiple: 18, radius: 42, speed: 30, paces: 18, weight: 70 },
  ray: { multiple: 30, radius: 58, speed: 34, paces: 16, weight: 45 },
  shark: { multiple: 50, radius: 72, speed: 40, paces: 16, weight: 28 },
  whale: { multiple: 100, radius: 96, speed: 26, paces: 10, weight: 12 },
  dragon: { multiple: 300, radius: 104, speed: 32, paces: 10, weight: 5 },
  bomb: {
    multiple: 40,
    awards: [
      { multiple: 10, weight: 28 },
      { multiple: 20, weight: 30 },
      { multiple: 40, weight: 21 },
      { multiple: 80, weight: 16 },
      { multiple: 200, weight: 5 },
    ],
    radius: 48,
    speed: 28,
    paces: 12,
    weight: 18,
  },
  chain: {
    multiple: 20,
    awards: [
      { multiple: 5, weight: 28 },
      { multiple: 10, weight: 30 },
      { multiple: 20, weight: 21 },
      { multiple: 40, weight: 16 },
      { multiple: 100, weight: 5 },
    ],
    radius: 46,
    speed: 36,
    paces: 14,
    weight: 22,
  },
} as const satisfies Record<string, FishKind>;

export type FishCode = keyof typeof kinds;
export const fishKinds: Readonly<Record<FishCode, FishKind>> = kinds;

/** In the order that a draw counts them by. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal are its keys
export const fishCodes = Object.keys(kinds) as FishCode[];

export const fishWeights = fishCodes.reduce((sum, code) => sum + fishKinds[code].weight, 0);
export const awardWeights = 100;
/** The most that any fish pays, times the stake. */
export const mostMultiple = 300;

/** The kind that a draw below `fishWeights` falls on. */
export function fishOfDraw(drawn: number): FishCode {
  let left = drawn;
  for (const code of fishCodes) {
    left -= fishKinds[code].weight;
    if (left < 0) return code;
  }
  throw new RangeError(`no fish at ${drawn}`);
}
