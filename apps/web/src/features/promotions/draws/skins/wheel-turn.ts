/** Whole turns of a spin. */
const spins = 5;

/**
 * How far the wheel has turned, degrees: five turns a draw, then the middle of the prize's field under the pointer at the top, never near a
 * border.
 */
export function wheelTurn(field: number, fields: number, nonce: number): number {
  return 360 * spins * (nonce + 1) + 360 - ((field + 0.5) * 360) / fields;
}

/** A point on a circle around 0, clockwise from the top; one decimal. */
function pointAt(degrees: number, radius: number): string {
  const turn = ((degrees - 90) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(Math.cos(turn) * radius)} ${round(Math.sin(turn) * radius)}`;
}

/** The outline of a field of the wheel. */
export function fieldPath(field: number, fields: number, radius: number): string {
  const [from, to] = [(field * 360) / fields, ((field + 1) * 360) / fields];
  return `M0 0 L${pointAt(from, radius)} A${radius} ${radius} 0 0 1 ${pointAt(to, radius)} Z`;
}
