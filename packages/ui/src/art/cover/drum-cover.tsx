import { CoverFade } from './cover-fade.tsx';
import { CoverGround } from './cover-ground.tsx';
import { CoverTitle } from './cover-title.tsx';
import type { CoverProps } from './cover-props.ts';
import { Coin } from '../object/coin-disc.tsx';
import { Drum } from '../object/drum.tsx';
import { Picture } from '../picture.tsx';
import { Rays } from '../scene/rays.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A red drum. */
export function DrumCover({ title }: CoverProps) {
  return (
    <Picture width={184} height={232}>
      <CoverGround near="#d8771f" far="#3a0b10" />
      <Rays cx={92} cy={110} colour="#fff0bf" opacity={0.13} count={20} />
      <Shadow cx={92} cy={176} rx={76} ry={13} />
      <Drum cx={92} cy={112} scale={0.98} />
      <Coin cx={26} cy={160} r={13} turn={-20} />
      <Coin cx={160} cy={166} r={15} turn={12} />
      <Coin cx={24} cy={54} r={9} turn={20} />
      <Coin cx={158} cy={40} r={8} turn={-20} />
      <CoverFade colour="#30080c" opacity={0.85} />
      <CoverTitle text={title} />
    </Picture>
  );
}
