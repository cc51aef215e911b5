import { CoverFade } from './cover-fade.tsx';
import { CoverGround } from './cover-ground.tsx';
import type { CoverProps } from './cover-props.ts';
import { CoverTitle } from './cover-title.tsx';
import { draw } from '../draw.tsx';
import { Chips } from '../game/chips.tsx';
import { PlayingCard } from '../game/playing-card.tsx';
import { Picture } from '../picture.tsx';
import { Glow } from '../scene/glow.tsx';
import { Rays } from '../scene/rays.tsx';
import { Shadow } from '../scene/shadow.tsx';

const hand: readonly (readonly [rank: string, x: number, y: number, turn: number])[] = [
  ['10', 6, 78, -26],
  ['J', 32, 60, -13],
  ['Q', 64, 52, 0],
  ['K', 96, 54, 12],
  ['A', 124, 66, 24],
];

/** A royal hand, fanned. */
export function VideoPokerCover({ title }: CoverProps) {
  return (
    <Picture width={184} height={232}>
      <CoverGround near="#12897f" far="#04191f" cx={0.5} cy={0.36} />
      <Rays cx={92} cy={120} colour="#c8fff2" opacity={0.07} />
      <Glow cx={92} cy={84} r={94} colour="#8df5d6" opacity={0.4} />
      <Shadow cx={92} cy={170} rx={80} ry={12} />
      {draw(hand, ([rank, x, y, turn]) => (
        <PlayingCard x={x} y={y} width={54} rank={rank} suit="s" turn={turn} />
      ))}
      <Chips x={54} y={166} r={22} colour="#c3283a" count={3} />
      <Chips x={128} y={168} r={22} colour="#2f6af2" count={4} />
      <CoverFade colour="#04161b" opacity={0.85} />
      <CoverTitle text={title} top="#eafffb" bottom="#7fe6cf" outline="#04222c" />
    </Picture>
  );
}
