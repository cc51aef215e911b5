import type { Comment } from './danmaku-feed.ts';

/** A comment on the picture; equal ones that came meanwhile are counted on it: 「666 ×48」. */
export interface Shown extends Comment {
  readonly lane: number;
  readonly count: number;
}

/** Counts a comment on an equal one that is shown; undefined where there is none. The viewer's own are never merged. */
export function mergeInto(shown: readonly Shown[], { text, own }: Comment): readonly Shown[] | undefined {
  if (own) return undefined;
  const key = keyOf(text);
  const equal = shown.find((one) => !one.own && keyOf(one.text) === key);
  return equal && shown.map((one) => (one === equal ? { ...one, count: one.count + 1 } : one));
}

function keyOf(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
