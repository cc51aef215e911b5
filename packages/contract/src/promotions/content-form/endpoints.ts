import { defineEndpoints } from '../../endpoint.ts';

/** Forms of the house’s own. */
export const contentFormEndpoints = defineEndpoints({
  getContentForm: {
    method: 'POST',
    path: '/api/promotions/v1/getContentForm',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'A form with its fields, and the caller’s own entry with what came of it',
  },
  submitContentForm: {
    method: 'POST',
    path: '/api/promotions/v1/submitContentForm',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'notEligible',
      'memberFrozen',
      'formEntrySent',
      'inputInvalid',
    ],
    summary: 'Sends the own entry, one a form; its reward waits for two people',
  },
});
