import { defineEndpoints } from '../../endpoint.ts';

/** A share of each day's play that comes back by the VIP level. */
export const rebateEndpoints = defineEndpoints({
  getRebate: {
    method: 'POST',
    path: '/api/promotions/v1/getRebate',
    caller: 'member',
    errors: [],
    summary:
      'Rates of the own level, what today’s play gives back so far, and what days gave, the latest first',
  },
});
