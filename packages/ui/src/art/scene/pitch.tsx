import { shaded } from '../colour.ts';
import { draw } from '../draw.tsx';
import type { PitchView } from './pitch-view.ts';

type Points = [number, number][];

const arc = (x: number, y: number, r: number, from: number, to: number): Points =>
  Array.from({ length: 25 }, (_, i) => {
    const a = from + ((to - from) * i) / 24;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });

const box = (x0: number, y0: number, x1: number, y1: number): Points => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
  [x0, y0],
];

/** Law 1 of the game, in metres. */
const pitchLines: Points[] = [
  box(0, 0, 105, 68),
  box(52.5, 0, 52.5, 68),
  box(0, 13.8, 16.5, 54.2),
  box(105, 13.8, 88.5, 54.2),
  box(0, 24.8, 5.5, 43.2),
  box(105, 24.8, 99.5, 43.2),
  arc(52.5, 34, 9.15, 0, 2 * Math.PI),
  arc(11, 34, 9.15, -0.92, 0.92),
  arc(94, 34, 9.15, Math.PI - 0.92, Math.PI + 0.92),
];
const stripes = Array.from({ length: 24 }, (_, i) => i - 2);

export interface PitchProps {
  view: PitchView;
  dark?: string;
  light?: string;
  /** Opacity of the white lines. */
  lines?: number;
}

/** A mown pitch in perspective. */
export function Pitch({ view, dark = '#0f5a45', light = '#167055', lines = 0.75 }: PitchProps) {
  return (
    <>
      <path d={`M${view.path(box(-60, -9, 165, 90))}Z`} fill={shaded(dark, 0.28)} />
      {draw(stripes, (i) => (
        <path d={`M${view.path(box(i * 5.25, -4, (i + 1) * 5.25, 74))}Z`} fill={i % 2 ? light : dark} />
      ))}
      <path
        d={pitchLines.map((line) => `M${view.path(line)}`).join('')}
        fill="none"
        stroke="#eafff5"
        strokeOpacity={lines}
        strokeWidth={view.lineWidth}
        strokeLinejoin="round"
      />
    </>
  );
}
