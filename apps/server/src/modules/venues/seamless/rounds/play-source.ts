import type { OpenBusiness } from '#modules/members';
import type { PlaySource } from '../../play-source.ts';
import { countOpenRounds, findRoundOf } from './rounds-store.ts';

/** Rounds that have to end before an account can be closed. */
export const seamlessBusiness: OpenBusiness = { kind: 'bets', count: countOpenRounds };

/** What the rounds at seamless venues say of a member's play. */
export const seamlessPlay: PlaySource = {
  hasOpenPlay: async (tx, memberId) => (await countOpenRounds(tx, memberId)) > 0,
  findPlay: findRoundOf,
};
