import type { Stream } from '../../fairness/stream.ts';

/** The symbols of one reel in their order, each a letter of the sheet's legend; it ends where it begins. */
export type Strip = readonly string[];

/** What stands in the window: reel by reel from the left, each from the top. */
export type Screen = readonly (readonly string[])[];

const rows = 3;

/** A strip from its text, one letter a symbol. */
export function strip(text: string): Strip {
  return Array.from(text);
}

/** The three symbols of a reel that stopped with strip position `stop` in the top row. */
export function windowAt(reel: Strip, stop: number): string[] {
  return Array.from({ length: rows }, (_, row) => reel[(stop + row) % reel.length] ?? '');
}

/** One spin: below(strip length) for each reel, left to right. */
export function spin(stream: Stream, reels: readonly Strip[]): { stops: number[]; screen: Screen } {
  const stops = reels.map((reel) => stream.below(reel.length));
  return { stops, screen: reels.map((reel, index) => windowAt(reel, stops[index] ?? 0)) };
}

/** How often a symbol stands in the window. */
export function countOf(screen: Screen, symbol: string): number {
  return screen.flat().filter((one) => one === symbol).length;
}
