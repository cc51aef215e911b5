import { pictureHeight, pictureWidth } from './picture-size.ts';
import type { ShownSide } from './room-show.ts';

type Pen = OffscreenCanvasRenderingContext2D;

/** Where the players of a side begin, in parts of the own half: keeper, four, four, two. */
const formation: readonly (readonly [depth: number, across: number])[] = [
  [0.06, 0.5],
  ...row(0.26, [0.16, 0.38, 0.62, 0.84]),
  ...row(0.56, [0.14, 0.4, 0.6, 0.86]),
  ...row(0.84, [0.38, 0.62]),
];

function row(depth: number, across: readonly number[]): (readonly [number, number])[] {
  return across.map((place) => [depth, place]);
}

/** Draws a match at a time in seconds: pitch, players that follow the ball, the ball. */
export function drawPitch(
  pen: Pen,
  { home, away }: { home: ShownSide; away: ShownSide },
  seconds: number,
): void {
  drawGrass(pen);
  const ball = ballAt(seconds);
  for (const [index, place] of formation.entries()) {
    drawPlayer(pen, place, ball, { seconds, index, side: home, turned: false });
    drawPlayer(pen, place, ball, { seconds, index: index + 11, side: away, turned: true });
  }
  pen.fillStyle = '#ffffff';
  circle(pen, ball.x, ball.y, 3.5);
  pen.fill();
}

function drawGrass(pen: Pen): void {
  const stripe = pictureWidth / 10;
  for (let index = 0; index < 10; index += 1) {
    pen.fillStyle = index % 2 === 0 ? '#1f7a43' : '#1b6d3b';
    pen.fillRect(index * stripe, 0, stripe, pictureHeight);
  }
  pen.strokeStyle = 'rgba(255, 255, 255, 0.65)';
  pen.lineWidth = 2;
  pen.strokeRect(20, 54, pictureWidth - 40, pictureHeight - 74);
  pen.beginPath();
  pen.moveTo(pictureWidth / 2, 54);
  pen.lineTo(pictureWidth / 2, pictureHeight - 20);
  pen.stroke();
  circle(pen, pictureWidth / 2, (pictureHeight + 34) / 2, 42);
  pen.stroke();
  for (const left of [20, pictureWidth - 110]) pen.strokeRect(left, 118, 90, 158);
}

/** A path that comes back to itself after minutes: no two rooms show the same moment of it. */
function ballAt(seconds: number): { x: number; y: number } {
  const x = 0.5 + 0.3 * Math.sin(seconds * 0.31) + 0.14 * Math.sin(seconds * 0.83 + 1);
  const y = 0.5 + 0.26 * Math.sin(seconds * 0.47 + 2) + 0.14 * Math.cos(seconds * 1.13);
  return { x: 20 + x * (pictureWidth - 40), y: 54 + y * (pictureHeight - 74) };
}

function drawPlayer(
  pen: Pen,
  [depth, across]: readonly [number, number],
  ball: { x: number; y: number },
  { seconds, index, side, turned }: { seconds: number; index: number; side: ShownSide; turned: boolean },
): void {
  const along = turned ? 1 - depth * 0.62 : depth * 0.62;
  const home = { x: 20 + along * (pictureWidth - 40), y: 54 + across * (pictureHeight - 74) };
  const pull = depth < 0.1 ? 0.03 : 0.22;
  const x = home.x + (ball.x - home.x) * pull + 7 * Math.sin(seconds * 0.9 + index * 1.7);
  const y = home.y + (ball.y - home.y) * pull + 7 * Math.cos(seconds * 0.7 + index * 2.3);
  pen.fillStyle = 'rgba(0, 0, 0, 0.25)';
  circle(pen, x + 2, y + 3, 6);
  pen.fill();
  pen.fillStyle = side.first;
  circle(pen, x, y, 6);
  pen.fill();
  pen.strokeStyle = side.second;
  pen.lineWidth = 2;
  pen.stroke();
}

function circle(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}
