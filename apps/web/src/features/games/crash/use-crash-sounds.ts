import { useEffect, useEffectEvent, useRef } from 'react';
import { hushSound, playSound } from '../sound/sound.ts';
import { cashedOutBy, heightOf, type Crash, type Phase } from './flight-phase.ts';

/** The start of a flight, the own cash-out, and the end of the flight, each as the page sees it happen. */
export function useCrashSounds({ flight, own }: Crash, phase: Phase, now: number): void {
  const before = useRef<Phase>(undefined);
  const isOut =
    flight !== null && own?.status === 'open' && cashedOutBy(own, heightOf(flight, now)) !== undefined;
  const moved = useEffectEvent((from: Phase | undefined) => {
    if (phase === 'flying' && from === 'waiting') playSound({ name: 'launch' });
    if (phase === 'crashed' && from === 'flying') playSound({ name: 'crash' });
  });
  useEffect(() => {
    moved(before.current);
    before.current = phase;
  }, [phase]);
  const cashedOut = useEffectEvent(() => {
    if (isOut && phase === 'flying') playSound({ name: 'cashOut' });
  });
  useEffect(() => cashedOut(), [isOut]);
  useEffect(() => hushSound, []);
}
