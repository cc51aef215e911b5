import { createContext } from 'react';
import type { AskedAct } from '../api/use-seat-acts.ts';

/** Takes an act of the own seat somewhere else than to a table of members. */
interface Acting {
  readonly isPending: boolean;
  readonly mutate: (asked: AskedAct) => void;
}

export const ActingElsewhere = createContext<Acting | undefined>(undefined);
