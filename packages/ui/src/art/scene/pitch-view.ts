import { round1 } from '../colour.ts';

export interface PitchCamera {
  /** Width of the picture. */
  width: number;
  /** Height of the horizon in the picture. */
  horizon: number;
  /** Focal length, height above the grass and distance to the near touch line. */
  focal: number;
  height: number;
  near: number;
  /** Where the camera looks along the touch line, 0 to 105 metres. */
  at?: number;
}

/** A pitch seen from the stand. x runs 0..105 along the touch line, y 0 (far) .. 68 (near), in metres. */
export function pitchView({ width, horizon, focal, height, near, at = 52.5 }: PitchCamera) {
  /** Picture pixels per metre at depth y. */
  const scale = (y: number) => focal / (near + 68 - y);
  const project = (x: number, y: number): [number, number] => [
    round1(width / 2 + (x - at) * scale(y)),
    round1(horizon + height * scale(y)),
  ];
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => project(x, y).join(' ')).join('L');
  return { scale, project, path, lineWidth: round1((focal / near) * 0.13) };
}

export type PitchView = ReturnType<typeof pitchView>;
