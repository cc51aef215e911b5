import { CoverFade } from './cover-fade.tsx';
import { CoverGround } from './cover-ground.tsx';
import type { CoverProps } from './cover-props.ts';
import { CoverTitle } from './cover-title.tsx';
import { Die } from '../game/die.tsx';
import { Picture } from '../picture.tsx';
import { Glow } from '../scene/glow.tsx';
import { Lanes } from '../scene/lanes.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** Three dice over a scale from 0 to 100. */
export function DiceCover({ title }: CoverProps) {
  return (
    <Picture width={184} height={232}>
      <CoverGround near="#2450c8" far="#070d2a" cx={0.5} cy={0.36} />
      <Lanes cx={92} cy={92} from={44} step={22} count={6} colour="#9db7ff" opacity={0.14} />
      <Glow cx={92} cy={88} r={90} colour="#82aaff" opacity={0.5} />
      <Shadow cx={92} cy={150} rx={74} ry={12} />
      <Die
        x={58}
        y={112}
        half={27}
        turn={-16}
        pips={[
          [-1, -1],
          [1, 1],
          [1, -1],
          [-1, 1],
          [0, 0],
        ]}
      />
      <Die
        x={128}
        y={118}
        half={25}
        turn={20}
        pips={[
          [-1, -1],
          [1, 1],
          [0, 0],
        ]}
      />
      <Die x={96} y={62} half={30} turn={8} pips={[[0, 0, '#d8333f']]} />
      <path d="M24 166H160" stroke="#0b1440" strokeWidth="9" strokeLinecap="round" />
      <path d="M24 166H92" stroke="#ff5d6c" strokeWidth="5" strokeLinecap="round" />
      <path d="M92 166H160" stroke="#2fc98a" strokeWidth="5" strokeLinecap="round" />
      <circle cx="92" cy="166" r="9" fill="#fff" />
      <circle cx="92" cy="166" r="4" fill="#2450c8" />
      <CoverFade colour="#060b26" opacity={0.85} />
      <CoverTitle text={title} top="#ffffff" bottom="#9dc0ff" outline="#0a0d3a" />
    </Picture>
  );
}
