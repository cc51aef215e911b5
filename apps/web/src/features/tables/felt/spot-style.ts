import type { CSSProperties } from 'react';
import type { Spot } from './seat-spots.ts';

/** The place of a thing on the felt, for its style sheet. */
export function spotStyle({ x, y }: Spot): CSSProperties {
  return { '--x': x, '--y': y } as CSSProperties;
}

/** The places that something goes between. */
export function pathStyle(from: Spot, to: Spot): CSSProperties {
  return { '--from-x': from.x, '--from-y': from.y, '--x': to.x, '--y': to.y } as CSSProperties;
}
