import { CoverFade } from './cover-fade.tsx';
import { CoverGround } from './cover-ground.tsx';
import type { CoverProps } from './cover-props.ts';
import { CoverTitle } from './cover-title.tsx';
import { PlayingCard } from '../game/playing-card.tsx';
import { Picture } from '../picture.tsx';
import { Glow } from '../scene/glow.tsx';
import { Lanes } from '../scene/lanes.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A card between an arrow up and an arrow down. */
export function HiloCover({ title }: CoverProps) {
  return (
    <Picture width={184} height={232}>
      <CoverGround near="#9c2444" far="#1d0716" cx={0.5} cy={0.36} />
      <Lanes cx={92} cy={96} from={48} step={22} count={6} colour="#ffb27a" opacity={0.14} />
      <Glow cx={92} cy={92} r={92} colour="#ff9b8a" opacity={0.4} />
      <Shadow cx={92} cy={164} rx={70} ry={12} />
      <PlayingCard x={34} y={44} width={60} rank="4" suit="c" turn={-14} />
      <PlayingCard x={78} y={38} width={72} rank="Q" suit="h" turn={8} />
      <g stroke="#fff" strokeOpacity=".55" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M36 140 60 116 84 140H70V160H50V140Z" fill="#e5383f" transform="translate(-16 8)" />
        <path d="M100 136H114V116H134V136H148L124 160Z" fill="#1fa46b" transform="translate(14 8)" />
      </g>
      <CoverFade colour="#17060f" opacity={0.85} />
      <CoverTitle text={title} />
    </Picture>
  );
}
