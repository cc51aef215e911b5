import type { PlaySource } from '#modules/venues';
import { selectRound } from './rounds-store.ts';
import { hasOpenRound, selectOpenRounds } from './steps/steps-store.ts';

/** Rounds of the house's games for the modules that ask what a member plays. */
export const roundsPlay: PlaySource = {
  hasOpenPlay: hasOpenRound,
  async findPlay(db, memberId, id) {
    const row = await selectRound(db, memberId, id);
    if (!row) return undefined;
    const [open] = await selectOpenRounds(db, memberId);
    return { placedAt: row.started_at, open: open?.id === id };
  },
};
