import { memo, useId } from 'react';
import { lit, shaded } from '../colour.ts';
import { diagonal, Linear } from '../gradient.tsx';
import { payGlyphs, type PayKind } from './pay-glyphs.tsx';

export interface PayMarkProps {
  kind: PayKind;
  /** Edge in pixels. */
  size?: number;
  /** Drained of colour for a method that is closed now. */
  closed?: boolean;
  className?: string | undefined;
}

/** Pictogram of a payment method. Decorative: its name is beside it. */
export const PayMark = memo(function PayMark({ kind, size = 40, closed = false, className }: PayMarkProps) {
  const id = useId();
  const { ground, glyph } = payGlyphs[kind];
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden
      style={{ flex: 'none', filter: closed ? 'saturate(.15) brightness(.7)' : undefined }}
    >
      <defs>
        <Linear
          id={id}
          stops={[
            [0, lit(ground, 0.22)],
            [1, shaded(ground, 0.22)],
          ]}
          line={diagonal}
        />
      </defs>
      <rect width="40" height="40" rx="11" fill={`url(#${id})`} />
      <path d="M1 14A13 13 0 0 1 14 1H26A13 13 0 0 1 39 14" stroke="#fff" strokeOpacity=".35" fill="none" />
      {glyph}
    </svg>
  );
});
