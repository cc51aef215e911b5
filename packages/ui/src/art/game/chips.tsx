import { useId } from 'react';
import { lit, round1, shaded } from '../colour.ts';
import { draw } from '../draw.tsx';
import { across, diagonal, Linear } from '../gradient.tsx';

export interface ChipsProps {
  x: number;
  y: number;
  r: number;
  colour: string;
  count: number;
}

/** A stack of chips. */
export function Chips({ x, y, r, colour: c, count: k }: ChipsProps) {
  const id = useId();
  const g = `${id}g`;
  const s = `${id}s`;
  const e = r * 0.42;
  const t = r * 0.24;
  const Y = y - (k - 1) * t - t * 0.86;
  return (
    <>
      <defs>
        <Linear
          id={s}
          stops={[
            [0, lit(c, 0.3)],
            [0.35, c],
            [1, shaded(c, 0.55)],
          ]}
          line={across}
        />
        <Linear
          id={g}
          stops={[
            [0, lit(c, 0.45)],
            [1, c],
          ]}
          line={diagonal}
        />
      </defs>
      {draw([...Array(k).keys()], (i) => {
        const Y = y - i * t;
        return (
          <>
            <path
              d={`M${x - r} ${Y}a${r} ${e} 0 0 0 ${2 * r} 0v${-t * 0.86}a${r} ${e} 0 0 1 ${-2 * r} 0z`}
              fill={`url(#${s})`}
            />
            {draw([-0.62, 0, 0.62], (a) => {
              const X = x + Math.sin(a) * r * 0.98,
                yy = Y + Math.cos(a) * e * 0.97;
              return (
                <path
                  d={`M${round1(X - r * 0.12)} ${round1(yy)}l${round1(r * 0.24)} 0v${round1(-t * 0.8)}h${round1(-r * 0.24)}z`}
                  fill="#fff"
                  opacity=".85"
                />
              );
            })}
          </>
        );
      })}
      <ellipse cx={x} cy={Y} rx={r} ry={e} fill={`url(#${g})`} />
      <ellipse
        cx={x}
        cy={Y}
        rx={r * 0.86}
        ry={e * 0.86}
        fill="none"
        stroke="#fff"
        strokeWidth={r * 0.16}
        strokeDasharray={`${r * 0.3} ${r * 0.44}`}
        opacity=".9"
      />
      <ellipse
        cx={x}
        cy={Y}
        rx={r * 0.58}
        ry={e * 0.58}
        fill={shaded(c, 0.22)}
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1"
      />
    </>
  );
}
