import { useId } from 'react';
import { CoverFade } from './cover-fade.tsx';
import { CoverGround } from './cover-ground.tsx';
import { CoverTitle } from './cover-title.tsx';
import type { CoverProps } from './cover-props.ts';
import { Radial } from '../gradient.tsx';
import { Lantern } from '../object/lantern.tsx';
import { Picture } from '../picture.tsx';
import { Lanes } from '../scene/lanes.tsx';

/** A rabbit before the moon. */
export function MoonCover({ title }: CoverProps) {
  const id = useId();
  const g = `${id}g`;
  return (
    <Picture width={184} height={232}>
      <CoverGround near="#2b3a94" far="#0a0b26" cx={0.5} cy={0.35} />
      <Lanes cx={92} cy={82} from={66} step={20} count={5} colour="#ffe9b8" opacity={0.12} />
      <defs>
        <Radial
          id={g}
          stops={[
            [0, '#fffdf2'],
            [0.6, '#ffe9a8'],
            [1, '#e8b95c'],
          ]}
        />
      </defs>
      <circle cx="92" cy="84" r="62" fill={`url(#${g})`} />
      <g fill="#d9a94e" opacity=".5">
        <circle cx="66" cy="60" r="9" />
        <circle cx="116" cy="52" r="6" />
        <circle cx="124" cy="96" r="11" />
        <circle cx="72" cy="110" r="6" />
      </g>
      <g transform="translate(92 108)">
        <ellipse cx="0" cy="26" rx="27" ry="24" fill="#fff" />
        <ellipse cx="22" cy="36" rx="10" ry="9" fill="#fff" />
        <circle cx="-14" cy="-4" r="18" fill="#fff" />
        <path
          d="M-22-18C-32-44-26-58-18-54-10-50-12-32-14-18ZM-10-20C-10-48 0-58 6-52 11-46 2-30-2-16Z"
          fill="#fff"
        />
        <path
          d="M-21-24C-25-40-22-48-18-46-14-42-16-30-17-22ZM-6-22C-5-40 0-47 3-44 5-40 0-30-3-20Z"
          fill="#ffb3c0"
        />
        <path d="M4 26C16 22 26 30 24 46H-14C-4 44 6 40 4 26Z" fill="#d7def2" />
        <circle cx="-20" cy="-4" r="2.6" fill="#3a1a2a" />
        <circle cx="-26" cy="4" r="3" fill="#ffb3c0" />
      </g>
      <path d="M0 176q20-14 40 0 20-16 44 0 22-14 46 2 24-14 54 0V232H0Z" fill="#141a4c" />
      <path d="M-6 190q24-12 46 0 24-12 50 2 26-14 52 0 20-8 48 2V240H-6Z" fill="#0d1136" />
      <Lantern cx={30} cy={70} scale={0.42} />
      <Lantern cx={158} cy={66} scale={0.36} />
      <CoverFade colour="#0a0b26" opacity={0.75} />
      <CoverTitle text={title} top="#fffdf0" bottom="#ffd98a" outline="#14133f" />
    </Picture>
  );
}
