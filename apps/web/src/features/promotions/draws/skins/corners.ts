/** Where one can shoot, in the goal's drawing: 400 wide, its line at 200. */
export const corners = [
  { code: 'leftHigh', x: 84, y: 62 },
  { code: 'leftLow', x: 92, y: 158 },
  { code: 'middle', x: 200, y: 96 },
  { code: 'rightLow', x: 308, y: 158 },
  { code: 'rightHigh', x: 316, y: 62 },
] as const;
export type Corner = (typeof corners)[number]['code'];

/** Where the keeper stands before the shot. */
const line = { x: 200, y: 128 };

/** Where ball and keeper end: at one place where the shot is saved, else on different sides. */
export function endsOf(corner: Corner, isGoal: boolean): { ball: Point; keeper: Point } {
  const ball = corners.find(({ code }) => code === corner) ?? corners[2];
  if (!isGoal) return { ball, keeper: { x: ball.x, y: Math.max(ball.y, 84) } };
  const x = ball.x === line.x ? 104 : 400 - ball.x;
  return { ball, keeper: { x, y: line.y } };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const start = { ball: { x: 200, y: 226 }, keeper: line } as const;
