/** The drawing of a symbol on a square of 120: lit from the upper left. Ids need not be its own, each picture is a document. */
export function symbolSvg(defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="240" height="240"><defs>${defs}</defs>${body}</svg>`;
}

type Stop = readonly [offset: number, colour: string];

const stopsOf = (stops: readonly Stop[]) =>
  stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

/** A gradient from the upper left to the lower right of its shape. */
export function diagonal(id: string, ...stops: Stop[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stopsOf(stops)}</linearGradient>`;
}

/** A gradient from top to bottom of its shape. */
export function downward(id: string, ...stops: Stop[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`;
}

/** A gradient of a round thing, its light in the upper left. */
export function rounded(id: string, ...stops: Stop[]): string {
  return `<radialGradient id="${id}" cx="0.36" cy="0.3" r="0.78">${stopsOf(stops)}</radialGradient>`;
}

/** The gold of the house, upper light to lower shade. */
export const goldStops: readonly Stop[] = [
  [0, '#fff0bf'],
  [0.4, '#f5c65b'],
  [0.8, '#b9781f'],
  [1, '#6d430d'],
];

/** The soft shadow that a thing throws on the ground below it. */
export function shadowAt(x: number, y: number, width: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * 0.16}" fill="#02040c" opacity="0.45"/>`;
}
