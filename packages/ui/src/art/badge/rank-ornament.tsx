import { gold, round1 } from '../colour.ts';
import { draw } from '../draw.tsx';
import { diagonal, Linear } from '../gradient.tsx';

const wing =
  'M14 30C6 28 1 22 1 16 7 20 10 20 14 20 10 24 12 27 15 27ZM15 38C8 39 3 36 1 31 7 32 10 31 14 29ZM17 46C11 48 6 46 4 42 9 42 13 40 15 37Z';
const mirror = 'matrix(-1 0 0 1 64 0)';

/** Rays of the last level. */
export function RankRays() {
  return draw(
    Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6),
    (t) => {
      const at = (r: number, a: number) => `${round1(32 + r * Math.cos(a))} ${round1(34 + r * Math.sin(a))}`;
      return (
        <path d={`M${at(21, t - 0.09)}L${at(31, t)}L${at(21, t + 0.09)}Z`} fill="#f5c65b" opacity=".55" />
      );
    },
  );
}

/** Two wings, from level 7. */
export function RankWings({ fill }: { fill: string }) {
  return (
    <g fill={fill} stroke="#050a1c" strokeOpacity=".35" strokeWidth=".8">
      <path d={wing} />
      <path d={wing} transform={mirror} />
    </g>
  );
}

/** Two laurel branches, from level 4. */
export function RankLaurel({ fill }: { fill: string }) {
  const branch = draw([2, 2.36, 2.72, 3.08], (t) => {
    const x = round1(32 + 25 * Math.cos(t));
    const y = round1(35 + 25 * Math.sin(t));
    return (
      <ellipse cx={x} cy={y} rx="2.3" ry="4.8" transform={`rotate(${round1(t * 57.3 + 200)} ${x} ${y})`} />
    );
  });
  return (
    <g fill={fill}>
      <g>{branch}</g>
      <g transform={mirror}>{branch}</g>
    </g>
  );
}

/** The crown, from level 9. `id` names its gradient. */
export function RankCrown({ id }: { id: string }) {
  return (
    <>
      <defs>
        <Linear
          id={id}
          stops={[
            [0, gold[0]],
            [0.5, gold[1]],
            [1, gold[2]],
          ]}
          line={diagonal}
        />
      </defs>
      <path
        d="M22 13 20.5 3.5 27 8 32 1 37 8 43.5 3.5 42 13Z"
        fill={`url(#${id})`}
        stroke={gold[3]}
        strokeWidth=".8"
        strokeLinejoin="round"
      />
      <circle cx="32" cy="9" r="1.6" fill="#e5383f" />
    </>
  );
}

/** Up to three stars under the figure. */
export function RankStars({ count, fill }: { count: number; fill: string }) {
  return draw(
    Array.from({ length: count }, (_, i) => 32 + (i - (count - 1) / 2) * 5.4),
    (x) => <path d={`M${x} 44.5l1 2 2.1.3-1.6 1.5.4 2.2-1.9-1-1.9 1 .4-2.2-1.6-1.5 2.1-.3z`} fill={fill} />,
  );
}
