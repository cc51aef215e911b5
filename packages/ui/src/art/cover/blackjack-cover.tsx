import { CoverFade } from './cover-fade.tsx';
import { CoverGround } from './cover-ground.tsx';
import type { CoverProps } from './cover-props.ts';
import { CoverTitle } from './cover-title.tsx';
import { Chips } from '../game/chips.tsx';
import { PlayingCard } from '../game/playing-card.tsx';
import { Picture } from '../picture.tsx';
import { Glow } from '../scene/glow.tsx';
import { Rays } from '../scene/rays.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** An ace and a king on blue cloth: 21 with two cards. */
export function BlackjackCover({ title }: CoverProps) {
  return (
    <Picture width={184} height={232}>
      <CoverGround near="#2a66c8" far="#081634" cx={0.5} cy={0.34} />
      <Rays cx={92} cy={110} colour="#d8e6ff" opacity={0.08} />
      <Glow cx={92} cy={88} r={92} colour="#8fb8ff" opacity={0.42} />
      <Shadow cx={92} cy={168} rx={74} ry={11} />
      <PlayingCard x={28} y={48} width={72} rank="K" suit="h" turn={-14} />
      <PlayingCard x={84} y={44} width={72} rank="A" suit="s" turn={10} />
      <Chips x={50} y={166} r={22} colour="#d39a2c" count={4} />
      <Chips x={132} y={170} r={22} colour="#c3283a" count={3} />
      <CoverFade colour="#061028" opacity={0.85} />
      <CoverTitle text={title} top="#f2f6ff" bottom="#9cc0ff" outline="#07183a" />
    </Picture>
  );
}
