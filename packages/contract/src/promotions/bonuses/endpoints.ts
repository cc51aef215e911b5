import { defineEndpoints } from '../../endpoint.ts';

/** What an offer is worth before it is taken, and bonuses that are played for first. */
export const bonusEndpoints = defineEndpoints({
  getTerms: {
    method: 'POST',
    path: '/api/promotions/v1/getTerms',
    caller: 'member',
    errors: ['activityUnknown'],
    summary: 'A campaign’s terms with their hash, beside those of the version that the caller joined',
  },
  whatIf: {
    method: 'POST',
    path: '/api/promotions/v1/whatIf',
    caller: 'member',
    limits: [{ per: 'member', count: 30, seconds: 10 }],
    errors: ['activityUnknown'],
    summary:
      'What a campaign would give for a deposit, what is to be played for it, and what that leaves of it',
  },
  listBonuses: {
    method: 'POST',
    path: '/api/promotions/v1/listBonuses',
    caller: 'member',
    errors: [],
    summary: 'Own bonuses that are played for first: open ones, then those closed last, 20 in all',
  },
  explainBonus: {
    method: 'POST',
    path: '/api/promotions/v1/explainBonus',
    caller: 'member',
    errors: ['bonusUnknown'],
    summary: 'The play that counts for an own bonus and each sum that left the bonus account, to the fen',
  },
  forfeitBonus: {
    method: 'POST',
    path: '/api/promotions/v1/forfeitBonus',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: ['bonusUnknown', 'bonusClosed', 'bonusChanged', 'accountFrozen'],
    summary: 'Gives up what has not come free of an own bonus; what came free stays',
  },
});
