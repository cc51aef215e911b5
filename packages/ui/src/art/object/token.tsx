import { useId } from 'react';
import { lit, shaded } from '../colour.ts';
import { diagonal, Linear } from '../gradient.tsx';
import { payGlyphs } from '../pay/pay-glyphs.tsx';

const { ground, glyph } = payGlyphs.usdt;

export interface TokenProps {
  cx: number;
  cy: number;
  r: number;
}

/** A USDT token, lit from the upper left. */
export function Token({ cx, cy, r }: TokenProps) {
  const id = useId();
  return (
    <g transform={`translate(${cx} ${cy}) rotate(-8)`}>
      <defs>
        <Linear
          id={id}
          stops={[
            [0, lit(ground, 0.45)],
            [0.45, ground],
            [1, shaded(ground, 0.45)],
          ]}
          line={diagonal}
        />
      </defs>
      <ellipse cy={r * 0.1} rx={r} ry={r} fill={shaded(ground, 0.6)} />
      <circle r={r} fill={`url(#${id})`} />
      <circle r={r * 0.82} fill="none" stroke="#eafff8" strokeOpacity=".3" strokeWidth={r * 0.03} />
      <g transform={`scale(${r / 20}) translate(-20 -20)`}>{glyph}</g>
      <path
        d={`M${-r * 0.92} ${-r * 0.22}A${r * 0.95} ${r * 0.95} 0 0 1 ${-r * 0.14} ${-r * 0.94}`}
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth={r * 0.05}
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}
