import { useId } from 'react';
import { CoverFade } from './cover-fade.tsx';
import { CoverGround } from './cover-ground.tsx';
import type { CoverProps } from './cover-props.ts';
import { CoverTitle } from './cover-title.tsx';
import { draw } from '../draw.tsx';
import { Radial } from '../gradient.tsx';
import { Picture } from '../picture.tsx';
import { Glow } from '../scene/glow.tsx';
import { Rays } from '../scene/rays.tsx';

/** Pins of a board, row by row from the top. */
const pins = [3, 4, 5, 6].flatMap((count, row) =>
  Array.from({ length: count }, (_, place) => [92 + (place - (count - 1) / 2) * 26, 56 + row * 26] as const),
);

/** A ball that falls through pins. */
export function PlinkoCover({ title }: CoverProps) {
  const id = useId();
  const g = `${id}g`;
  const b = `${id}b`;
  return (
    <Picture width={184} height={232}>
      <CoverGround near="#8a2bb8" far="#16082c" />
      <Rays cx={92} cy={30} colour="#ffc2f5" opacity={0.07} />
      <Glow cx={92} cy={92} r={92} colour="#ff9bf0" opacity={0.35} />
      <defs>
        <Radial
          id={g}
          stops={[
            [0, '#ffffff'],
            [0.5, '#e9d7ff'],
            [1, '#8a6cc4'],
          ]}
        />
        <Radial
          id={b}
          stops={[
            [0, '#fff6d6'],
            [0.35, '#f8c75a'],
            [1, '#a35f14'],
          ]}
        />
      </defs>
      <path
        d="M92 22Q92 40 80 52 68 64 79 76 92 86 105 100"
        fill="none"
        stroke="#ffe9a8"
        strokeOpacity=".5"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      {draw(pins, ([x, y]) => (
        <>
          <ellipse cx={x + 1.5} cy={y + 3} rx="6" ry="5" fill="#02040c" opacity=".4" />
          <circle cx={x} cy={y} r="5.500" fill={`url(#${g})`} />
        </>
      ))}
      <circle cx="106" cy="110" r="13" fill={`url(#${b})`} />
      <path
        d="M97 105A11 11 0 0 1 104 99.500"
        fill="none"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".9"
      />
      {draw(['#e5383f', '#f0a92c', '#2fc98a', '#f0a92c', '#e5383f'], (colour, i) => (
        <rect
          x={14 + i * 32}
          y="156"
          width="28"
          height="16"
          rx="5"
          fill={colour}
          stroke="#fff"
          strokeOpacity=".4"
        />
      ))}
      <CoverFade colour="#120624" opacity={0.85} />
      <CoverTitle text={title} top="#fff2fd" bottom="#f2a8ff" outline="#2a0a3e" />
    </Picture>
  );
}
