import { useId } from 'react';
import { gold } from '../colour.ts';
import { draw } from '../draw.tsx';
import { diagonal, Linear, Radial } from '../gradient.tsx';

export interface SlotMachineProps {
  cx: number;
  cy: number;
  width: number;
}

/** Bulbs on the arch: place along it and height above it. */
const bulbs = [
  [0.3, 0.02],
  [0.4, -0.05],
  [0.5, -0.075],
  [0.6, -0.05],
  [0.7, 0.02],
] as const;

/** A machine with three sevens. */
export function SlotMachine({ cx, cy, width: w }: SlotMachineProps) {
  const id = useId();
  const g = [`${id}0`, `${id}1`, `${id}2`, `${id}3`, `${id}4`] as const;
  const h = w * 0.78;
  const x = cx - w / 2;
  const y = cy - h / 2;
  const rw = w * 0.235;
  const seven = (X: number, Y: number, s: number, c: string) => (
    <path
      transform={`translate(${X} ${Y}) scale(${s})`}
      d="M-11-15H12V-8C4 0 1 8 1 16H-8C-8 8-4 0 2-7H-5L-6-4H-11Z"
      fill={c}
      stroke="#7a0f24"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  );
  return (
    <>
      <defs>
        <Linear
          id={g[0]}
          stops={[
            [0, '#ff7ad9'],
            [0.4, '#b23ad0'],
            [1, '#4a1878'],
          ]}
          line={diagonal}
        />
        <Linear
          id={g[1]}
          stops={[
            [0, gold[0]],
            [0.4, gold[1]],
            [1, gold[2]],
          ]}
          line={diagonal}
        />
        <Linear
          id={g[2]}
          stops={[
            [0, '#8e97bd'],
            [0.22, '#f5f7ff'],
            [0.78, '#f0f2fb'],
            [1, '#7c86ae'],
          ]}
        />
        <Linear
          id={g[3]}
          stops={[
            [0, '#ff8f8f'],
            [0.5, '#e02c48'],
            [1, '#8e1030'],
          ]}
        />
        <Radial
          id={g[4]}
          stops={[
            [0, '#ffd0d8'],
            [0.4, '#ff4d6a'],
            [1, '#7e0d2c'],
          ]}
        />
      </defs>
      <path
        d={`M${x + w * 0.97} ${y + h * 0.62}h${w * 0.09}V${y + h * 0.16}`}
        fill="none"
        stroke="#c9d2ee"
        strokeWidth={w * 0.045}
        strokeLinejoin="round"
      />
      <circle cx={x + w * 1.06} cy={y + h * 0.12} r={w * 0.06} fill={`url(#${g[4]})`} />
      <path
        d={`M${x + w * 0.14} ${y + h * 0.1}Q${cx} ${y - h * 0.3} ${x + w * 0.86} ${y + h * 0.1}Z`}
        fill={`url(#${g[1]})`}
      />
      <path
        d={`M${x + w * 0.2} ${y + h * 0.09}Q${cx} ${y - h * 0.2} ${x + w * 0.8} ${y + h * 0.09}Z`}
        fill="#5a0f3c"
      />
      {draw(bulbs, ([t, lift]) => (
        <circle cx={x + w * t} cy={y + h * lift} r={w * 0.022} fill="#fff3c9" />
      ))}
      <rect x={x} y={y + h * 0.06} width={w} height={h * 0.94} rx={w * 0.09} fill={`url(#${g[0]})`} />
      <rect
        x={x + 2}
        y={y + h * 0.06 + 2}
        width={w - 4}
        height={h * 0.94 - 4}
        rx={w * 0.085}
        fill="none"
        stroke="#fff"
        strokeOpacity=".45"
        strokeWidth="1.5"
      />
      <rect
        x={x + w * 0.07}
        y={y + h * 0.2}
        width={w * 0.86}
        height={h * 0.5}
        rx={w * 0.05}
        fill={`url(#${g[1]})`}
      />
      <rect
        x={x + w * 0.1}
        y={y + h * 0.24}
        width={w * 0.8}
        height={h * 0.42}
        rx={w * 0.035}
        fill="#2a0a3c"
      />
      {draw([0, 1, 2], (i) => (
        <>
          <rect
            x={x + w * 0.115 + i * (rw + w * 0.0325)}
            y={y + h * 0.25}
            width={rw}
            height={h * 0.4}
            rx={w * 0.025}
            fill={`url(#${g[2]})`}
          />
          {seven(x + w * 0.115 + i * (rw + w * 0.0325) + rw / 2, y + h * 0.45, w / 135, `url(#${g[3]})`)}
        </>
      ))}
      <rect x={x + w * 0.1} y={y + h * 0.78} width={w * 0.3} height={h * 0.11} rx={h * 0.05} fill="#3a1060" />
      <rect
        x={x + w * 0.56}
        y={y + h * 0.77}
        width={w * 0.34}
        height={h * 0.14}
        rx={h * 0.07}
        fill={`url(#${g[1]})`}
      />
    </>
  );
}
