import { shortAmount } from './short-amount.ts';

const faces = [
  '#6a7596',
  '#b8323f',
  '#1d62c9',
  '#1a7d4e',
  '#1c2238',
  '#7a3fb0',
  '#b4570f',
  '#0f7480',
  '#8a1f5c',
] as const;

export interface ChipProps {
  /** As it is written: `5`, `1000`, `12.5`. */
  amount: string;
  /** The place among the chips of its currency, for its colour. */
  rank: number;
  /** Pixels across. */
  size?: number;
}

/** A chip from above with what it counts. Decorative: its button says the amount. */
export function Chip({ amount, rank, size = 44 }: ChipProps) {
  const text = shortAmount(amount);
  const fill = faces[rank % faces.length];
  return (
    <svg width={size} height={size} viewBox="0 0 44 44" aria-hidden>
      <circle cx="22" cy="24" r="20" fill="#02040c" opacity=".4" />
      <circle cx="22" cy="22" r="20" fill={fill} />
      <circle
        cx="22"
        cy="22"
        r="17.6"
        fill="none"
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth="4.6"
        strokeDasharray="7 11.43"
      />
      <circle cx="22" cy="22" r="13.6" fill={fill} stroke="#fff" strokeOpacity=".55" />
      <path d="M5 17A18 18 0 0 1 20 4.200" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="2" />
      <text
        x="22"
        y="26"
        textAnchor="middle"
        fill="#fff"
        fontWeight="700"
        fontSize={text.length > 3 ? 8.5 : text.length > 2 ? 10.5 : 12.5}
      >
        {text}
      </text>
    </svg>
  );
}
