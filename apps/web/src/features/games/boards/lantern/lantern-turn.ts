/** How long the wheel turns, in ms. */
export const turning = 4600;

const wholeTurns = 4;

/** To which angle a wheel that stands at `from` turns clockwise until its segment is at the top, after four whole turns. */
export function turnedTo(from: number, segment: number, segments: number): number {
  const stops = -(segment * 360) / segments;
  const rest = (((stops - from) % 360) + 360) % 360;
  return from + wholeTurns * 360 + rest;
}

/** How much of its path the wheel has made at a part of the time: it gathers speed and runs out slowly. */
export function turnPart(part: number): number {
  return 1 - (1 - part ** 1.25) ** 3.2;
}

/** How far the lanterns hang behind, in degrees: with the speed, and swaying while the wheel runs out. */
export function leanAt(part: number): number {
  return Math.min(1, part * 6) * (1 - part) ** 1.4 * (9 + 5 * Math.sin(part * 26));
}

/** How far the hooks are from the hub, in hundredths of the stage's height. */
const reach = 31;

/** Where a hook is that stands at an angle from the top, clockwise, and how its lantern hangs: a CSS transform. */
export function hookPlace(angle: number, lean: number): string {
  const radians = (angle * Math.PI) / 180;
  const [across, down] = [Math.sin(radians) * reach, -Math.cos(radians) * reach];
  return `translate(${across.toFixed(3)}cqh, ${down.toFixed(3)}cqh) rotate(${lean.toFixed(2)}deg)`;
}
