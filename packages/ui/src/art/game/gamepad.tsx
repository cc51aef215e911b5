import { useId } from 'react';
import { draw } from '../draw.tsx';
import { across, diagonal, Linear, Radial } from '../gradient.tsx';

export interface GamepadProps {
  cx: number;
  cy: number;
  scale?: number;
}

/** A controller. */
export function Gamepad({ cx, cy, scale: s = 1 }: GamepadProps) {
  const id = useId();
  const g = [`${id}0`, `${id}1`, `${id}2`] as const;

  return (
    <g transform={`translate(${cx} ${cy}) rotate(-10) scale(${s})`}>
      <defs>
        <Linear
          id={g[0]}
          stops={[
            [0, '#b9a8ff'],
            [0.35, '#7a5cff'],
            [1, '#2c1c86'],
          ]}
          line={diagonal}
        />
        <Radial
          id={g[1]}
          stops={[
            [0, '#5a4bb0'],
            [0.6, '#221a58'],
            [1, '#0d0a2c'],
          ]}
        />
        <Linear
          id={g[2]}
          stops={[
            [0, '#8df1ff'],
            [1, '#3d7bff'],
          ]}
          line={across}
        />
      </defs>
      <path
        d="M-90 14C-96-30-74-52-46-52H46C74-52 96-30 90 14 90 46 80 66 62 66 44 66 38 38 20 32H-20C-38 38-44 66-62 66-80 66-90 46-90 14Z"
        fill="#0b0828"
        opacity=".5"
        transform="translate(5 9)"
      />
      <path
        d="M-90 10C-96-30-74-52-46-52H46C74-52 96-30 90 10 88 42 80 62 62 62 44 62 38 36 20 30H-20C-38 36-44 62-62 62-80 62-88 42-90 10Z"
        fill={`url(#${g[0]})`}
      />
      <path
        d="M-86 2C-88-28-70-48-46-48H46"
        fill="none"
        stroke="#fff"
        strokeOpacity=".65"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <rect x="-24" y="-42" width="48" height="9" rx="4.5" fill={`url(#${g[2]})`} />
      <path d="M-60-26h12v10h10v12h-10v10h-12V-4h-10v-12h10z" fill="#160f45" />
      {draw(
        [
          [54, -28, '#ffd166'],
          [68, -14, '#ff5d7a'],
          [40, -14, '#57e0ff'],
          [54, 0, '#62e6a1'],
        ] as const,
        ([x, y, c]) => (
          <>
            <circle cx={x} cy={y} r="7" fill={c} />
            <circle cx={x - 2} cy={y - 2} r="2.5" fill="#fff" opacity=".7" />
          </>
        ),
      )}
      <circle cx="-26" cy="12" r="15" fill={`url(#${g[1]})`} />
      <circle cx="-28" cy="9" r="9" fill="#3b2f8a" />
      <circle cx="26" cy="12" r="15" fill={`url(#${g[1]})`} />
      <circle cx="24" cy="9" r="9" fill="#3b2f8a" />
    </g>
  );
}
