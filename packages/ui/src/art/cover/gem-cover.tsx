import { CoverFade } from './cover-fade.tsx';
import { CoverGround } from './cover-ground.tsx';
import { CoverTitle } from './cover-title.tsx';
import type { CoverProps } from './cover-props.ts';
import { Gem } from '../object/gem.tsx';
import { Picture } from '../picture.tsx';
import { Glow } from '../scene/glow.tsx';
import { Rays } from '../scene/rays.tsx';

/** Stones in a valley. */
export function GemCover({ title }: CoverProps) {
  return (
    <Picture width={184} height={232}>
      <CoverGround near="#0e7a86" far="#04202c" cx={0.5} cy={0.4} />
      <path d="M0 232V120L34 84 52 130 76 60 98 118 128 72 150 128 184 92V232Z" fill="#0a3f4c" opacity=".9" />
      <path d="M0 232V170L40 140 80 176 120 138 184 176V232Z" fill="#06262f" />
      <Rays cx={92} cy={96} colour="#a9f5ff" opacity={0.08} />
      <Glow cx={92} cy={100} r={90} colour="#8df5e6" opacity={0.45} />
      <Gem cx={48} cy={120} scale={0.72} colour="#8b5cf6" turn={-14} />
      <Gem cx={140} cy={116} scale={0.78} colour="#f0a92c" turn={12} />
      <Gem cx={94} cy={92} scale={1.22} colour="#22c39a" />
      <Gem cx={96} cy={164} scale={0.5} colour="#e5383f" turn={4} />
      <CoverFade colour="#031a24" opacity={0.85} />
      <CoverTitle text={title} top="#eafffb" bottom="#7fe6cf" outline="#04222c" />
    </Picture>
  );
}
