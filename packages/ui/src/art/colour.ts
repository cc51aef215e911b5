const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Between two #rrggbb colours; 0 is the first, 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b);
  const parts = channels(a).map((v, i) => Math.round(v + ((to[i] ?? v) - v) * t));
  return `#${parts.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** Towards the key light. */
export const lit = (colour: string, t = 0.35) => mix(colour, '#ffffff', t);

/** Towards night. */
export const shaded = (colour: string, t = 0.4) => mix(colour, '#060a18', t);

/** Gold, from the highlight to the fold. */
export const gold = ['#fff0bf', '#f5c65b', '#b9781f', '#6d430d'] as const;

/** One decimal place: enough for any drawing here, and it keeps paths short. */
export const round1 = (v: number) => Math.round(v * 10) / 10;
