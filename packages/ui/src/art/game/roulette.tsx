import { useId } from 'react';
import { gold, round1 } from '../colour.ts';
import { draw } from '../draw.tsx';
import { diagonal, Linear, Radial } from '../gradient.tsx';

export interface RouletteProps {
  cx: number;
  cy: number;
  r: number;
  tilt?: number;
}

/** A roulette wheel, tilted. */
export function Roulette({ cx, cy, r: R, tilt = 0.5 }: RouletteProps) {
  const id = useId();
  const g = [`${id}0`, `${id}1`, `${id}2`, `${id}3`] as const;
  const seq = 37;
  const o = (
    <>
      {draw([...Array(seq).keys()], (i) => {
        const a0 = (i / seq) * 6.2832,
          a1 = ((i + 1) / seq) * 6.2832,
          p = (r: number, a: number) => `${round1(Math.cos(a) * r)} ${round1(Math.sin(a) * r)}`;
        return (
          <path
            d={`M${p(R * 0.84, a0)}A${R * 0.84} ${R * 0.84} 0 0 1 ${p(R * 0.84, a1)}L${p(R * 0.6, a1)}A${R * 0.6} ${R * 0.6} 0 0 0 ${p(R * 0.6, a0)}Z`}
            fill={i === 0 ? '#1fa46b' : i % 2 ? '#c3283a' : '#151b30'}
            stroke="#f5c65b"
            strokeOpacity=".55"
            strokeWidth=".8"
          />
        );
      })}
    </>
  );
  return (
    <>
      <defs>
        <Linear
          id={g[0]}
          stops={[
            [0, '#8a4b25'],
            [0.4, '#5a2a14'],
            [1, '#260f0a'],
          ]}
          line={diagonal}
        />
        <Linear
          id={g[1]}
          stops={[
            [0, gold[0]],
            [0.35, gold[1]],
            [0.75, gold[2]],
            [1, gold[3]],
          ]}
          line={diagonal}
        />
        <Radial
          id={g[2]}
          stops={[
            [0, '#7b4a2c'],
            [0.6, '#4a2413'],
            [1, '#220d08'],
          ]}
        />
        <Linear
          id={g[3]}
          stops={[
            [0, '#fff', 0.35],
            [0.5, '#fff', 0],
          ]}
          line={diagonal}
        />
      </defs>
      <g transform={`translate(${cx} ${cy})`}>
        <g transform={`scale(1 ${tilt})`}>
          <circle cy={R * 0.2} r={R} fill="#1a0a07" />
          <circle cy={R * 0.12} r={R} fill={`url(#${g[1]})`} opacity=".8" />
          <circle r={R} fill={`url(#${g[0]})`} />
          <circle r={R * 0.97} fill="none" stroke={`url(#${g[1]})`} strokeWidth={R * 0.035} />
          <circle r={R * 0.86} fill="#120b12" />
          {o}
          <circle r={R * 0.84} fill="none" stroke={`url(#${g[1]})`} strokeWidth={R * 0.03} />
          <circle r={R * 0.6} fill={`url(#${g[2]})`} stroke={`url(#${g[1]})`} strokeWidth={R * 0.025} />
          <circle r={R} fill={`url(#${g[3]})`} />
        </g>
        <g>
          {draw([0, 1, 2, 3], (i) => {
            const a = 0.5 + i * 1.5708;
            return (
              <>
                <path
                  d={`M0 ${-R * 0.13}L${round1(Math.cos(a) * R * 0.36)} ${round1(Math.sin(a) * R * 0.36 * tilt - R * 0.06)}`}
                  stroke={`url(#${g[1]})`}
                  strokeWidth={R * 0.05}
                  strokeLinecap="round"
                />
                <circle
                  cx={round1(Math.cos(a) * R * 0.38)}
                  cy={round1(Math.sin(a) * R * 0.38 * tilt - R * 0.06)}
                  r={R * 0.05}
                  fill={gold[1]}
                />
              </>
            );
          })}
          <path
            d={`M${-R * 0.13} 0Q${-R * 0.1} ${-R * 0.2} 0 ${-R * 0.3}Q${R * 0.1} ${-R * 0.2} ${R * 0.13} 0A${R * 0.13} ${R * 0.06} 0 0 1 ${-R * 0.13} 0Z`}
            fill={`url(#${g[1]})`}
          />
          <circle cy={-R * 0.32} r={R * 0.07} fill={`url(#${g[1]})`} />
        </g>
        <circle cx={R * 0.52} cy={-R * 0.5 * tilt} r={R * 0.045} fill="#fff" />
      </g>
    </>
  );
}
