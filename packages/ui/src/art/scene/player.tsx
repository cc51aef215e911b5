import { round1, shaded } from '../colour.ts';

export interface PlayerProps {
  x: number;
  y: number;
  scale: number;
  shirt: string;
  shorts: string;
  run?: number;
}

/** A running player, feet at x y. */
export function Player({ x, y, scale: s, shirt, shorts, run = 1 }: PlayerProps) {
  const k = s * 1.8;
  const sk = '#d9a07a';
  const a = run * 0.22;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse
        cx={round1(k * 0.22)}
        cy="0"
        rx={round1(k * 0.36)}
        ry={round1(k * 0.07)}
        fill="#02110c"
        opacity=".45"
      />
      <g strokeLinecap="round" fill="none">
        <path
          d={`M0 ${round1(-k * 0.46)}L${round1(k * a)} ${round1(-k * 0.24)}L${round1(k * a * 0.7)} ${round1(-k * 0.02)}`}
          stroke={sk}
          strokeWidth={round1(k * 0.085)}
        />
        <path
          d={`M0 ${round1(-k * 0.46)}L${round1(-k * a * 0.6)} ${round1(-k * 0.25)}L${round1(-k * a * 1.3)} ${round1(-k * 0.06)}`}
          stroke={shaded(sk, 0.2)}
          strokeWidth={round1(k * 0.085)}
        />
        <path
          d={`M${round1(k * a * 0.85)} ${round1(-k * 0.13)}L${round1(k * a * 0.7)} ${round1(-k * 0.02)}M${round1(-k * a)} ${round1(-k * 0.15)}L${round1(-k * a * 1.3)} ${round1(-k * 0.06)}`}
          stroke={shorts}
          strokeWidth={round1(k * 0.09)}
        />
        <path
          d={`M${round1(-k * 0.1)} ${round1(-k * 0.76)}L${round1(-k * 0.24)} ${round1(-k * 0.6)}L${round1(-k * 0.16)} ${round1(-k * 0.5)}M${round1(k * 0.1)} ${round1(-k * 0.76)}L${round1(k * 0.25)} ${round1(-k * 0.64)}L${round1(k * 0.3)} ${round1(-k * 0.54)}`}
          stroke={sk}
          strokeWidth={round1(k * 0.065)}
        />
      </g>
      <path
        d={`M${round1(-k * 0.11)} ${round1(-k * 0.5)}h${round1(k * 0.22)}l${round1(k * 0.03)} ${round1(k * 0.13)}h${round1(-k * 0.28)}z`}
        fill={shorts}
      />
      <path
        d={`M${round1(-k * 0.16)} ${round1(-k * 0.8)}q${round1(k * 0.16)} ${round1(-k * 0.06)} ${round1(k * 0.32)} 0l${round1(-k * 0.04)} ${round1(k * 0.34)}h${round1(-k * 0.24)}z`}
        fill={shirt}
      />
      <path
        d={`M${round1(-k * 0.16)} ${round1(-k * 0.8)}q${round1(k * 0.1)} ${round1(-k * 0.05)} ${round1(k * 0.15)} ${round1(-k * 0.03)}l${round1(-k * 0.02)} ${round1(k * 0.37)}h${round1(-k * 0.09)}z`}
        fill="#fff"
        opacity=".22"
      />
      <circle cx="0" cy={round1(-k * 0.9)} r={round1(k * 0.085)} fill={sk} />
      <path
        d={`M${round1(-k * 0.085)} ${round1(-k * 0.9)}a${round1(k * 0.085)} ${round1(k * 0.085)} 0 0 1 ${round1(k * 0.17)} 0q${round1(-k * 0.085)} ${round1(-k * 0.05)} ${round1(-k * 0.17)} 0z`}
        fill="#20160f"
      />
    </g>
  );
}
