import { useState } from 'react';

/** The bet that the next press would place. */
export interface CrashDraft {
  readonly stake: string;
  /** As it is typed; empty for none. */
  readonly target: string;
  readonly setStake: (stake: string) => void;
  readonly setTarget: (target: string) => void;
}

export function useCrashDraft(): CrashDraft {
  const [stake, setStake] = useState('10.00');
  const [target, setTarget] = useState('2.00');
  return { stake, target, setStake, setTarget };
}
