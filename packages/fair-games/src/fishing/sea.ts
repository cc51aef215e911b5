import { FairGamesError } from '../fair-games-error.ts';
import { asciiBytes, isHash, toHex, type Hashing } from '../fairness/hashing.ts';
import { sharedMessage, type SharedDraw } from '../fairness/shared-draw.ts';
import { stream } from '../fairness/stream.ts';
import { fishKinds, fishOfDraw, fishWeights, type FishCode } from './fish-kinds.ts';

/** Units of the water, from the top left. */
export const seaWidth = 1600;
export const seaHeight = 900;
export const ticksPerSecond = 30;
/** Ticks of a tide: ten minutes. */
export const tideTicks = 18_000;
/** No shot is fired in a tide's last twenty seconds: all of them end before its link is out. */
export const lastShotTick = tideTicks - 600;
const ticksPerFish = 14;
/** A whole turn of an angle, a wave's too. */
export const turn = 1024;
const oneBits = 14;

/** Sines of a turn's steps, scaled by 2^14: whole numbers, so every machine swims and shoots alike. */
const sines = Int32Array.from({ length: turn }, (_, step) =>
  Math.round(Math.sin((step * 2 * Math.PI) / turn) * (1 << oneBits)),
);

/** A whole number times the sine of an angle, cut toward zero. */
export function bySine(length: number, angle: number): number {
  return Math.trunc((length * (sines[((angle % turn) + turn) % turn] ?? 0)) / (1 << oneBits));
}

export function byCosine(length: number, angle: number): number {
  return bySine(length, angle + turn / 4);
}

/** One fish of a tide and its way through the water. */
export interface Fish {
  /** Its place in the tide, from 0. */
  readonly id: number;
  readonly code: FishCode;
  readonly radius: number;
  /** The first tick it is in the water, and the first it is not any more. */
  readonly from: number;
  readonly until: number;
  readonly rightward: boolean;
  /** Sixteenths of a unit a tick. */
  readonly speed: number;
  readonly height: number;
  readonly wave: number;
  readonly phase: number;
  readonly pace: number;
}

/** What everybody may know while the link is hidden: the fish of a tide follow from it, the hits do not. */
export function seaOf(hashing: Hashing, draw: SharedDraw): string {
  if (!isHash(draw.link)) throw new FairGamesError('badLink', 'a link is 64 lower-case hex digits');
  return toHex(hashing.hmacSha256(asciiBytes(draw.link), asciiBytes(`${sharedMessage(draw)}:sea`)));
}

/** Every fish of a tide, in the order they come. Throws `badLink` for what is no sea. */
export function fishOfSea(hashing: Hashing, sea: string): Fish[] {
  if (!isHash(sea)) throw new FairGamesError('badLink', 'a sea is 64 lower-case hex digits');
  return Array.from({ length: Math.ceil(tideTicks / ticksPerFish) }, (_, id) => fishAt(hashing, sea, id));
}

function fishAt(hashing: Hashing, sea: string, id: number): Fish {
  const drawn = stream(hashing, sea, `fish:${id}`);
  const code = fishOfDraw(drawn.below(fishWeights));
  const { radius, speed: slowest, paces } = fishKinds[code];
  const rightward = drawn.below(2) === 1;
  const speed = slowest + drawn.below(paces);
  const wave = drawn.below(90);
  const margin = 110 + wave;
  const height = margin + drawn.below(seaHeight - 2 * margin);
  const phase = drawn.below(turn);
  const pace = 2 + drawn.below(4);
  const from = id * ticksPerFish;
  const until = from + Math.ceil(((seaWidth + 2 * radius) * 16) / speed);
  return { id, code, radius, from, until, rightward, speed, height, wave, phase, pace };
}

/** Where the middle of a fish is at a tick of its life. */
export function fishPlace(fish: Fish, tick: number): { readonly x: number; readonly y: number } {
  const age = tick - fish.from;
  const swum = Math.trunc((fish.speed * age) / 16) - fish.radius;
  return {
    x: fish.rightward ? swum : seaWidth - swum,
    y: fish.height + bySine(fish.wave, fish.phase + fish.pace * age),
  };
}
