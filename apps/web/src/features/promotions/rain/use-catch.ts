import { useState } from 'react';
import { showActRefusal } from '../parts/act-refusal.ts';
import { useAskRainAgain, useCatchPacket } from '../api/use-rain.ts';

/** A press that catches a packet, from the canvas or by the button: both are the same call. */
export function useCatch(no: number, session: string): { press: () => void; isBusy: boolean } {
  const catchPacket = useCatchPacket(no, session);
  const askAgain = useAskRainAgain();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await catchPacket();
    } catch (fault) {
      showActRefusal(fault);
    } finally {
      await askAgain();
      setBusy(false);
    }
  };
  return { press: () => void run(), isBusy };
}
