import type { PlaySource } from '#modules/venues';
import { selectStart } from './rounds-store.ts';

/** Rounds of the house's games for the modules that ask what a member plays. An instant round is over when it is there. */
export const roundsPlay: PlaySource = {
  hasOpenPlay: async () => false,
  async findPlay(db, memberId, id) {
    const placedAt = await selectStart(db, memberId, id);
    return placedAt && { placedAt, open: false };
  },
};
