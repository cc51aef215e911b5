export interface BlockProps {
  x: number;
  y: number;
  opacity?: number;
  /** Times its drawn size of 40 by 42. */
  size?: number;
}

/** A block of a chain. */
export function Block({ x, y, opacity = 1, size = 1 }: BlockProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} opacity={opacity}>
      <path d="M0-20 20-10V12L0 22-20 12V-10z" fill="#0d3d44" />
      <path d="M0-20 20-10 0 0-20-10z" fill="#2fb18f" />
      <path d="M0 0 20-10V12L0 22z" fill="#0a2b33" />
      <path d="M-20-10 0-20 20-10" fill="none" stroke="#d6fff2" strokeOpacity=".7" />
    </g>
  );
}
