import { defineEndpoints } from '../../endpoint.ts';

/** Packets that split; the page has no number and shows the newest campaign. */
export const fissileEndpoints = defineEndpoints({
  getFissile: {
    method: 'POST',
    path: '/api/promotions/v1/getFissile',
    caller: 'member',
    errors: ['activityUnknown'],
    summary: 'The own packet of a campaign: friends who qualified, until when, and the shares once it splits',
  },
  openFissile: {
    method: 'POST',
    path: '/api/promotions/v1/openFissile',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: ['activityUnknown', 'activityNotStarted', 'activityEnded', 'notEligible', 'memberFrozen'],
    summary: 'Opens the own packet, once a campaign; only friends who register afterwards count',
  },
});
