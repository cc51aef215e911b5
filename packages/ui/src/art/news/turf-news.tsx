import { draw } from '../draw.tsx';
import { Picture } from '../picture.tsx';
import { Glow } from '../scene/glow.tsx';

/** Stripes of a mown pitch from above, with its centre circle. */
export function TurfNews() {
  return (
    <Picture width={384} height={176}>
      <rect width="384" height="176" fill="#11694f" />
      {draw([0, 1, 2, 3, 4, 5] as const, (at) => (
        <rect x={at * 64} width="32" height="176" fill="#178664" />
      ))}
      <Glow cx={192} cy={20} r={260} ry={150} colour="#d9ffe9" opacity={0.22} />
      <g fill="none" stroke="#f1fff8" strokeOpacity=".85" strokeWidth="3">
        <path d="M192 0v176M0 14h384M0 162h384" />
        <circle cx="192" cy="88" r="44" />
        <path d="M0 46h58v84H0M384 46h-58v84h58" />
      </g>
      <circle cx="192" cy="88" r="4" fill="#f1fff8" />
    </Picture>
  );
}
