import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { numberIn, textIn } from '../../rounds/shown-round.ts';
import { isWin, roundOfBet } from '../bet-round.ts';
import type { StageProps } from '../board.ts';
import { Ground } from '../ground.tsx';
import { useShowing } from '../use-showing.ts';
import { lanternBet } from './lantern-bet.ts';
import { LanternKinds } from './lantern-kinds.tsx';
import { LanternStreet } from './lantern-street.tsx';
import { hookPlace, leanAt, turnedTo, turning, turnPart } from './lantern-turn.ts';
import { LanternRing, WheelFrame, WheelPointer, WheelStand } from './lantern-wheel.tsx';
import styles from './lantern.module.css';

/** A wheel of hanging lanterns over a street: it turns, and the lantern that comes to stand at the top pays. */
export function LanternStage({ bet, round, onShown }: StageProps) {
  const part = useShowing(round?.id, turning, onShown);
  const { risk, segments } = lanternBet(bet);
  const wheel = useMemo(() => lanternBet({ risk, segments }), [risk, segments]);
  const shown = roundOfBet(bet, round);
  const [step] = shown?.steps ?? [];
  const stop = numberIn(step, 'segment');
  const [spin, setSpin] = useState<{ id: string | undefined; from: number; to: number }>({
    id: undefined,
    from: 0,
    to: 0,
  });
  if (shown && spin.id !== shown.id)
    setSpin({ id: shown.id, from: spin.to % 360, to: turnedTo(spin.to % 360, stop, segments) });
  const turn = spin.from + (spin.to - spin.from) * turnPart(part);
  const stood = shown !== undefined && part === 1;
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [place, hook] of [...(ring.current?.children ?? [])].entries())
      if (hook instanceof HTMLElement)
        hook.style.transform = hookPlace(turn + (place * 360) / segments, leanAt(part));
  }, [turn, part, segments]);
  return (
    <Ground Scene={LanternStreet}>
      <div className={styles.wheel} data-won={stood && isWin(shown)} aria-hidden>
        <WheelStand />
        <div className={styles.turning} style={{ transform: `rotate(${turn}deg)` }}>
          <WheelFrame />
        </div>
        <LanternRing ring={ring} bet={wheel} stood={stood ? stop : undefined} />
        <p className={styles.hub}>{stood ? `×${textIn(step, 'paid')}` : ''}</p>
        <WheelPointer />
      </div>
      <LanternKinds bet={wheel} />
    </Ground>
  );
}
