import { linesOf, soccerMatches, soccerPicks, type SoccerPick } from '@fairway/promotions';
import { useState } from 'react';

export interface TicketDraft {
  readonly picks: readonly (readonly SoccerPick[])[];
  /** Matches with a pick. */
  readonly chosen: number;
  /** Lines that the picks make; undefined where they are no ticket yet or make too many. */
  readonly lines: number | undefined;
  /** The number of lines whatever the limit, 0 while a match has no pick. */
  readonly combinations: number;
  toggle: (match: number, pick: SoccerPick) => void;
  clear: () => void;
}

const none: SoccerPick[][] = Array.from({ length: soccerMatches }, () => []);

/** The ticket that is being filled in: one or more picks of each match, in the order home, draw, away. */
export function useTicket(): TicketDraft {
  const [picks, setPicks] = useState(none);
  const toggle = (match: number, pick: SoccerPick) => {
    setPicks((was) =>
      was.map((own, index) =>
        index === match
          ? soccerPicks.filter((each) => (each === pick ? !own.includes(each) : own.includes(each)))
          : own,
      ),
    );
  };
  return {
    picks,
    chosen: picks.filter((own) => own.length > 0).length,
    lines: linesOf(picks),
    combinations: picks.reduce((product, own) => product * own.length, 1),
    toggle,
    clear: () => setPicks(none),
  };
}
