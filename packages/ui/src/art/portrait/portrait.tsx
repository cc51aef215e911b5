import { memo, useId } from 'react';
import { diagonal, Linear } from '../gradient.tsx';
import { Lanes } from '../scene/lanes.tsx';
import { Bust } from './bust.tsx';
import { portraitOf, type PortraitLook } from './portrait-look.ts';

export interface PortraitProps {
  /** Name or id of the person: decides the whole portrait. */
  name: string;
  /** Parts to fix by hand, for instance what a member chose. */
  look?: Partial<PortraitLook> | undefined;
}

/** A drawn portrait that fills its box. Decorative: put it in an Avatar. */
export const Portrait = memo(function Portrait({ name, look }: PortraitProps) {
  const id = useId();
  const whole = { ...portraitOf(name), ...look };
  return (
    <svg viewBox="0 0 96 96" width="100%" height="100%" aria-hidden>
      <defs>
        <Linear
          id={id}
          stops={[
            [0, whole.ground[0]],
            [1, whole.ground[1]],
          ]}
          line={diagonal}
        />
      </defs>
      <rect width="96" height="96" fill={`url(#${id})`} />
      <Lanes cx={96} cy={0} from={18} step={16} count={5} opacity={0.14} />
      <Bust look={whole} />
    </svg>
  );
});
