import { defineEndpoints } from '../../endpoint.ts';

/** Gifts that the house sends to the members of a list. */
export const happySendEndpoints = defineEndpoints({
  listHappySends: {
    method: 'POST',
    path: '/api/promotions/v1/listHappySends',
    caller: 'member',
    errors: [],
    summary:
      'Gifts that were sent to the caller, the latest first, with their campaigns and until when each waits',
  },
});
