import type { ReactNode } from 'react';
import { draw } from '../draw.tsx';
import { Block } from '../object/block.tsx';
import { Coin } from '../object/coin-disc.tsx';
import { Token } from '../object/token.tsx';
import { Picture } from '../picture.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { Shadow } from '../scene/shadow.tsx';

export type UsdtSubject = 'token' | 'network' | 'exchange' | 'wallet' | 'confirm' | 'safe';

/** What one thing about USDT is about, drawn; 360 by 200, nothing written in it. */
export function UsdtPicture({ subject }: { subject: UsdtSubject }) {
  const { near, scene } = scenes[subject];
  return (
    <Picture width={360} height={200}>
      <Backdrop width={360} height={200} near={near} far="#051423" gx={0.6} lanesAt={[0.7, 1.1]} />
      {scene}
    </Picture>
  );
}

/** An arrow along which money goes. */
function Path({ d }: { d: string }) {
  return (
    <path d={d} fill="none" stroke="#9ff0d8" strokeOpacity=".75" strokeWidth="3" strokeDasharray="2 8" />
  );
}

function Device() {
  return (
    <g transform="translate(112 100) rotate(-7)">
      <rect
        x="-52"
        y="-66"
        width="104"
        height="132"
        rx="16"
        fill="#0c2230"
        stroke="#5fd9bb"
        strokeOpacity=".6"
      />
      <rect x="-40" y="-52" width="80" height="74" rx="8" fill="#10394a" />
      <path
        d="M-30-36h40M-30-22h60M-30-8h48"
        stroke="#9ff0d8"
        strokeOpacity=".7"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cy="44" r="11" fill="#173c4a" stroke="#9ff0d8" strokeOpacity=".5" />
    </g>
  );
}

function Shield() {
  return (
    <g transform="translate(118 98)">
      <path
        d="M0-66 54-46V4C54 38 30 58 0 70-30 58-54 38-54 4V-46z"
        fill="#0d3d44"
        stroke="#5fd9bb"
        strokeWidth="3"
      />
      <path d="M0-66V70C30 58 54 38 54 4V-46z" fill="#0a2b33" />
      <path
        d="M-22 0-6 18 26-18"
        fill="none"
        stroke="#d6fff2"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

const scenes: Readonly<Record<UsdtSubject, { near: string; scene: ReactNode }>> = {
  token: {
    near: '#0f6b5e',
    scene: (
      <>
        <Shadow cx={180} cy={178} rx={84} ry={10} />
        <Token cx={180} cy={98} r={66} />
        <Token cx={282} cy={142} r={24} />
        <Token cx={78} cy={54} r={18} />
      </>
    ),
  },
  network: {
    near: '#17507a',
    scene: (
      <>
        <Path d="M60 60H300M60 104H300M60 148H300" />
        {draw([60, 104, 148], (y, row) =>
          draw([96, 180, 264], (x, at) => (
            <Block x={x} y={y} size={0.8} opacity={row === 2 ? 0.3 : 0.55 + at * 0.2} />
          )),
        )}
      </>
    ),
  },
  exchange: {
    near: '#6b4a0f',
    scene: (
      <>
        <Shadow cx={100} cy={170} rx={56} ry={8} />
        <Shadow cx={262} cy={170} rx={56} ry={8} />
        <Coin cx={100} cy={104} r={48} turn={-10} />
        <Token cx={262} cy={104} r={48} />
        <Path d="M150 84C168 66 194 66 212 84M212 126C194 144 168 144 150 126" />
      </>
    ),
  },
  wallet: {
    near: '#0f4f6b',
    scene: (
      <>
        <Shadow cx={112} cy={180} rx={60} ry={8} />
        <Device />
        <Path d="M176 100H226" />
        <Token cx={270} cy={100} r={42} />
      </>
    ),
  },
  confirm: {
    near: '#0f6b5e',
    scene: (
      <>
        <Path d="M48 112H312" />
        {draw([62, 118, 174, 230], (x, at) => (
          <Block x={x} y={112} size={1.15} opacity={0.4 + at * 0.2} />
        ))}
        <Token cx={296} cy={104} r={34} />
      </>
    ),
  },
  safe: {
    near: '#2a3f7a',
    scene: (
      <>
        <Shadow cx={118} cy={182} rx={60} ry={8} />
        <Shield />
        <Token cx={258} cy={112} r={44} />
      </>
    ),
  },
};
