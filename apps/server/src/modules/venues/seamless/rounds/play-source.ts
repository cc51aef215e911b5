import { money } from '@fairway/money';
import type { OpenBusiness } from '#modules/members';
import type { PlaySource } from '../../play-source.ts';
import { hub } from '../parties/hub.ts';
import { qiming } from '../parties/qiming.ts';
import { countOpenRounds, findRoundOf, selectRoundsBefore } from './rounds-store.ts';

/** Rounds that have to end before an account can be closed. */
export const seamlessBusiness: OpenBusiness = { kind: 'bets', count: countOpenRounds };

/** What the rounds at seamless venues say of a member's play. */
export const seamlessPlay: PlaySource = {
  venues: [qiming.code, hub.code],
  hasOpenPlay: async (tx, memberId) => (await countOpenRounds(tx, memberId)) > 0,
  findPlay: findRoundOf,
  async listRecords(db, memberId, page) {
    const rounds = await selectRoundsBefore(db, memberId, page);
    return rounds.map(({ ref, provider, game, currency, staked, returned, opened_at, closed_at }) => ({
      ref,
      billNo: null,
      venue: provider,
      title: { zh: game, en: game },
      currency,
      stake: money(currency, staked),
      returned: closed_at === null ? null : money(currency, returned),
      at: opened_at,
    }));
  },
};
