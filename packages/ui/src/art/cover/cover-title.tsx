import { useId } from 'react';
import { Linear } from '../gradient.tsx';

export interface CoverTitleProps {
  text: string | undefined;
  top?: string;
  bottom?: string;
  outline?: string;
  y?: number;
  size?: number;
}

/** Name of a game, lettered on its cover. */
export function CoverTitle({
  text: t,
  top: c1 = '#fff6d6',
  bottom: c2 = '#f5b13d',
  outline: out = '#3a0d12',
  y = 210,
  size = 31,
}: CoverTitleProps) {
  const id = useId();
  if (!t) return null;
  // Longer names are lettered smaller, so that they stay on the cover.
  const wide = Array.from(t).reduce((sum, letter) => sum + (letter > '\u00ff' ? 1 : 0.6), 0);
  const fs = Math.min(size, 160 / Math.max(wide, 1));
  const g = `${id}g`;
  return (
    <>
      <defs>
        <Linear
          id={g}
          stops={[
            [0, c1],
            [1, c2],
          ]}
        />
      </defs>
      <text
        x="92"
        y={y}
        fontSize={fs}
        fontWeight="900"
        textAnchor="middle"
        letterSpacing="1"
        fill="none"
        stroke={out}
        strokeWidth="7"
        strokeLinejoin="round"
      >
        {t}
      </text>
      <text
        x="92"
        y={y}
        fontSize={fs}
        fontWeight="900"
        textAnchor="middle"
        letterSpacing="1"
        fill={`url(#${g})`}
      >
        {t}
      </text>
    </>
  );
}
