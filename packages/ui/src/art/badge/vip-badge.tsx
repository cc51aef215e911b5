import { memo, useId } from 'react';
import { lit, mix, round1, shaded } from '../colour.ts';
import { diagonal, Linear } from '../gradient.tsx';
import { topLevel, rankOf } from './rank-metal.ts';
import { RankCrown, RankLaurel, RankRays, RankStars, RankWings } from './rank-ornament.tsx';

export interface VipBadgeProps {
  /** 0 to 10. */
  level: number;
  /** Edge in pixels. Up to 32 only the hexagon and the figure are drawn. */
  size?: number;
  className?: string | undefined;
  /** The figure's font; a badge as a file knows none of the page's. */
  font?: string;
}

const hexagon = (r: number) =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((i) => -Math.PI / 2 + (i * Math.PI) / 3)
    .map((t) => `${round1(32 + r * Math.cos(t))} ${round1(34 + r * Math.sin(t))}`)
    .join('L')}Z`;
const outer = hexagon(22);
const inner = hexagon(17.5);

/** One medal in eleven materials; it grows laurels (4), wings (7), a crown (9) and rays (10). Decorative: say the level beside it. */
export const VipBadge = memo(function VipBadge({
  level: asked,
  size = 40,
  className,
  font = 'var(--font)',
}: VipBadgeProps) {
  const id = useId();
  const { level, light, dark, stars } = rankOf(asked);
  const small = size <= 32;
  const top = level === topLevel;
  const core = top
    ? (['#3a4470', '#0a0f24'] as const)
    : ([mix(light, dark, 0.25), shaded(dark, 0.25)] as const);
  const metal = `url(#${id}m)`;
  const figure = small ? { y: 43, size: top ? 22 : 26 } : { y: top ? 40 : 41, size: top ? 17 : 20 };
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={small ? '9 11 46 46' : '0 0 64 64'}
      aria-hidden
      style={{ flex: 'none', fontFamily: font }}
    >
      <defs>
        <Linear
          id={`${id}m`}
          stops={[
            [0, lit(light, 0.5)],
            [0.45, light],
            [1, dark],
          ]}
          line={diagonal}
        />
        <Linear
          id={`${id}c`}
          stops={[
            [0, core[0]],
            [1, core[1]],
          ]}
          line={diagonal}
        />
        <Linear
          id={`${id}f`}
          stops={[
            [0, '#ffffff'],
            [0.5, lit(light, 0.55)],
            [1, top ? '#f5c65b' : lit(light, 0.15)],
          ]}
        />
      </defs>
      {!small && top && <RankRays />}
      {!small && level >= 7 && <RankWings fill={metal} />}
      {!small && level >= 4 && level < 7 && <RankLaurel fill={metal} />}
      <path d={outer} fill="#03060f" opacity=".5" transform="translate(0 2)" />
      <path d={outer} fill={metal} stroke={shaded(dark, 0.3)} strokeLinejoin="round" />
      <path d={inner} fill={`url(#${id}c)`} stroke="#fff" strokeOpacity=".35" strokeWidth=".8" />
      <path d="M16.8 25.2 32 16.5V34L16.8 42.8Z" fill="#fff" opacity=".12" />
      {!small && level >= 9 && <RankCrown id={`${id}k`} />}
      <text
        x="32"
        y={figure.y}
        fontSize={figure.size}
        fontWeight="900"
        textAnchor="middle"
        fill={`url(#${id}f)`}
      >
        {level}
      </text>
      {!small && <RankStars count={stars} fill={lit(light, 0.5)} />}
    </svg>
  );
});
