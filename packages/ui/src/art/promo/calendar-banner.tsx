import { useId } from 'react';
import { draw } from '../draw.tsx';
import { diagonal, Linear } from '../gradient.tsx';
import { Coin } from '../object/coin-disc.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';

export interface CalendarBannerProps {
  /** What the last day brings, as lettered on it. */
  prize: string;
}

/** A week with four days ticked. */
export function CalendarBanner({ prize }: CalendarBannerProps) {
  const id = useId();
  const g = `${id}g`;
  return (
    <Picture width={384} height={176}>
      <Backdrop
        width={384}
        height={176}
        near="#1d4bb8"
        far="#0a1233"
        gx={0.75}
        gy={0.45}
        lanesAt={[0.8, 1.1]}
      />
      <g transform="translate(222 26) rotate(4)">
        <defs>
          <Linear
            id={g}
            stops={[
              [0, '#fff'],
              [1, '#c9d6f7'],
            ]}
            line={diagonal}
          />
        </defs>
        <rect x="5" y="8" width="136" height="118" rx="16" fill="#02040c" opacity=".4" />
        <rect width="136" height="118" rx="16" fill={`url(#${g})`} />
        <path d="M0 16A16 16 0 0 1 16 0H120a16 16 0 0 1 16 16V32H0Z" fill="#e5484d" />
        <rect x="30" y="-9" width="8" height="20" rx="4" fill="#c9d2ee" />
        <rect x="98" y="-9" width="8" height="20" rx="4" fill="#c9d2ee" />
        {draw([...Array(7)], (_, i) => {
          const x = 14 + (i % 4) * 29,
            y = 44 + Math.floor(i / 4) * 36;
          return (
            <>
              {i < 4 ? (
                <>
                  <rect x={x} y={y} width="24" height="28" rx="6" fill="#2f6af2" />
                  <path
                    d={`M${x + 7} ${y + 14}l4 4 7-8`}
                    stroke="#fff"
                    strokeWidth="2.5"
                    fill="none"
                    strokeLinecap="round"
                  />
                </>
              ) : (
                <>
                  {i === 6 ? (
                    <>
                      <rect x={x} y={y} width="53" height="28" rx="6" fill="#f5c65b" />
                      <text
                        x={x + 26.5}
                        y={y + 19}
                        fontSize="14"
                        fontWeight="800"
                        textAnchor="middle"
                        fill="#5a3206"
                      >
                        {prize}
                      </text>
                    </>
                  ) : (
                    <>
                      <rect x={x} y={y} width="24" height="28" rx="6" fill="#dbe3f7" />
                      <circle cx={x + 12} cy={y + 14} r="5" fill="#f0b23d" />
                    </>
                  )}
                </>
              )}
            </>
          );
        })}
      </g>
      <Coin cx={206} cy={140} r={20} turn={-14} />
      <Coin cx={366} cy={44} r={12} turn={20} />
    </Picture>
  );
}
