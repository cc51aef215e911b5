import { round1 } from '../colour.ts';

type Point = readonly [x: number, y: number, z: number];

/** Turns about the x, y and z axis, in radians. */
export type BallTurn = readonly [number, number, number];

const golden = (1 + Math.sqrt(5)) / 2;
const add = (a: Point, b: Point, t: number): Point => [a[0] + b[0] * t, a[1] + b[1] * t, a[2] + b[2] * t];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Point): Point => add([0, 0, 0], a, 1 / Math.hypot(...a));
const between = (a: Point, b: Point, t: number) => unit(add(a, add(b, a, -1), t));
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Corners of an icosahedron: the centres of the twelve dark panels. */
const corners: Point[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Point[] => [unit([0, a, b]), unit([a, b, 0]), unit([b, 0, a])]),
);

function turned([x, y, z]: Point, [ax, ay, az]: BallTurn): Point {
  const y1 = y * Math.cos(ax) - z * Math.sin(ax);
  const z1 = y * Math.sin(ax) + z * Math.cos(ax);
  const x2 = x * Math.cos(ay) + z1 * Math.sin(ay);
  const z2 = -x * Math.sin(ay) + z1 * Math.cos(ay);
  return [x2 * Math.cos(az) - y1 * Math.sin(az), x2 * Math.sin(az) + y1 * Math.cos(az), z2];
}

/** The five corners of a dark panel in order around its centre. */
function pentagon(centre: Point, neighbours: Point[]): Point[] {
  const points = neighbours.map((other) => between(centre, other, 1 / 3));
  const first = points[0] ?? centre;
  const u = unit(add(first, centre, -dot(first, centre)));
  const w = cross(centre, u);
  const angle = (p: Point) => Math.atan2(dot(p, w), dot(p, u));
  return points.sort((a, b) => angle(a) - angle(b));
}

/** A real truncated icosahedron seen from the front: paths of dark panels and of the seams between light ones. */
export function ballPanels(
  cx: number,
  cy: number,
  r: number,
  turn: BallTurn,
): { panels: string; seams: string } {
  const flat = (p: Point) => `${round1(cx + p[0] * r)} ${round1(cy - p[1] * r)}`;
  const rim = (p: Point): Point =>
    p[2] >= 0 ? p : [p[0] / Math.hypot(p[0], p[1]), p[1] / Math.hypot(p[0], p[1]), 0];
  let panels = '';
  let seams = '';
  for (const [i, corner] of corners.entries()) {
    const near = corners.filter((other) => other !== corner && Math.hypot(...add(other, corner, -1)) < 1.06);
    const ring = pentagon(corner, near);
    const edge = ring.flatMap((p, k) =>
      [0, 0.25, 0.5, 0.75].map((t) => turned(between(p, ring[(k + 1) % ring.length] ?? p, t), turn)),
    );
    if (edge.some((p) => p[2] > 0.02)) panels += `M${edge.map((p) => flat(rim(p))).join('L')}Z`;
    for (const other of near.filter((point) => corners.indexOf(point) > i)) {
      const seam = [4, 5, 6, 7, 8].map((k) => turned(between(corner, other, k / 12), turn));
      if (seam.every((p) => p[2] > -0.02)) seams += `M${seam.map(flat).join('L')}`;
    }
  }
  return { panels, seams };
}
