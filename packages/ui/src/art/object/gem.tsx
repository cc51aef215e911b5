import { lit, shaded } from '../colour.ts';

export interface GemProps {
  cx: number;
  cy: number;
  scale: number;
  colour: string;
  turn?: number;
}

/** A cut stone. */
export function Gem({ cx, cy, scale: s, colour: c, turn: rot = 0 }: GemProps) {
  const A = lit(c, 0.65);
  const B = lit(c, 0.25);
  const D = shaded(c, 0.2);
  const E = shaded(c, 0.5);
  return (
    <g transform={`translate(${cx} ${cy}) rotate(${rot}) scale(${s})`}>
      <path d="M-20-30H20L40-8 0 42-40-8Z" fill={c} />
      <path d="M-20-30-40-8H-16Z" fill={A} />
      <path d="M-20-30H20L-16-8Z" fill={B} />
      <path d="M20-30 16-8H-16Z" fill={lit(c, 0.45)} />
      <path d="M20-30 40-8H16Z" fill={D} />
      <path d="M-40-8H-16L0 42Z" fill={B} />
      <path d="M-16-8H16L0 42Z" fill={c} />
      <path d="M16-8H40L0 42Z" fill={E} />
      <path
        d="M-20-30H20L40-8 0 42-40-8Z"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M-30-14-22-24" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}
