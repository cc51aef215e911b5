/** A place on the felt as a part of its half axes from the middle: right and down are positive, 1 is the rim. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const middle: Spot = { x: 0, y: 0 };

/**
 * Where each seat of a table is, clockwise as they act. The seat at the bottom is the own one; who watches sees the first one there.
 * Of many seats the upper and the lower ones move apart to the sides, so that the cards in the middle stay free.
 */
export function seatSpots(seats: number, bottom = 1): ReadonlyMap<number, Spot> {
  const spots = new Map<number, Spot>();
  for (let step = 0; step < seats; step += 1) {
    const turn = Math.PI / 2 + (step * 2 * Math.PI) / seats;
    const seat = ((bottom - 1 + step) % seats) + 1;
    spots.set(seat, { x: rounded(Math.cos(turn)), y: rounded(Math.sin(turn)) });
  }
  return spots;
}

/** Where the chips of a seat lie: in front of it, beside the words under the one at the top and beside the large cards of the one at the bottom. */
export function betSpot({ x, y }: Spot): Spot {
  if (Math.abs(x) >= 0.2) return { x, y };
  return { x: y < 0 ? 0.24 : 0.6, y };
}

/** In front of a seat, to the right of who sits there: where the button of the dealer lies. */
export function buttonSpot({ x, y }: Spot): Spot {
  const turn = Math.atan2(y, x) - buttonTurn;
  return { x: rounded(Math.cos(turn)), y: rounded(Math.sin(turn)) };
}

const buttonTurn = 0.32;

function rounded(part: number): number {
  // Without the sign of a nought.
  return Math.round(part * 1000) / 1000 + 0;
}
