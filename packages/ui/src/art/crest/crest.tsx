import { memo, useId } from 'react';
import { diagonal, Linear } from '../gradient.tsx';
import { CrestField } from './crest-field.tsx';
import { crestOf, type CrestDesign } from './crest-of.ts';
import { emblems, outlines } from './crest-shapes.ts';

export interface CrestProps {
  /** Name of the team: decides outline, field, emblem and colours. */
  name: string;
  /** Parts to fix by hand. */
  design?: Partial<CrestDesign>;
  /** Edge in pixels: 20 in rows, 28 in cards, 56 on a scoreboard. */
  size?: number;
  className?: string | undefined;
}

/** A team's crest, drawn from its name. Decorative: the name is beside it. */
export const Crest = memo(function Crest({ name, design, size = 28, className }: CrestProps) {
  const id = useId();
  const { outline, pattern, emblem, first, second, charge } = { ...crestOf(name), ...design };
  const edge = outlines[outline];
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden
      style={{ flex: 'none' }}
    >
      <defs>
        <clipPath id={`${id}k`}>
          <path d={edge} />
        </clipPath>
        <Linear
          id={`${id}g`}
          stops={[
            [0, '#fff', 0.38],
            [0.5, '#fff', 0],
            [1, '#050a1c', 0.42],
          ]}
          line={diagonal}
        />
      </defs>
      <g clipPath={`url(#${id}k)`}>
        <rect width="48" height="48" fill={first} />
        <CrestField pattern={pattern} colour={second} />
        <rect width="48" height="48" fill={`url(#${id}g)`} />
      </g>
      <path d={emblems[emblem]} fill={charge} stroke="#050a1c" strokeOpacity=".35" paintOrder="stroke" />
      <path d={edge} fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="1.6" />
      <path
        d={edge}
        fill="none"
        stroke="#050a1c"
        strokeOpacity=".25"
        strokeWidth="3.6"
        transform="translate(24 24) scale(.9) translate(-24 -24)"
      />
    </svg>
  );
});
