import { campaignStates, type CampaignState } from '@fairway/contract/promotions/kinds.ts';
import { describe, expect, it } from 'vitest';
import { toForm, fromForm } from '../form/form-fields.ts';
import type { OpenedCampaign } from '../use-campaigns.ts';
import { actsOf } from './acts-of.ts';

function opened(
  state: CampaignState,
  over: { isPublished?: boolean; proposalId?: string } = {},
): OpenedCampaign {
  const at = '2026-08-15T00:00:00.000Z';
  return {
    campaign: {
      kind: 'offer',
      no: 1,
      title: '活动',
      state,
      stoppedBy: null,
      startsAt: at,
      endsAt: at,
      budget: '0',
      paid: '0.00',
      rewards: 0,
      changedAt: at,
    },
    terms: fromForm('offer', toForm('offer')),
    hash: 'b',
    verdict: [],
    rehearsal: null,
    versions: [
      { number: 2, hash: 'b', editor: 'crm', at, isPublished: over.isPublished ?? false },
      { number: 1, hash: 'a', editor: 'crm', at, isPublished: false },
    ],
    previewUrl: 'http://site/',
    proposalId: over.proposalId ?? null,
  };
}

const both = { edit: true, publish: true };

describe('what can be done with a campaign', () => {
  it('follows from its state', () => {
    const all = Object.fromEntries(
      campaignStates.codeList.map((state) => {
        const isPublished = ['scheduled', 'running', 'paused', 'ended', 'archived'].includes(state);
        return [state, actsOf(opened(state, { isPublished }), both)];
      }),
    );
    expect(all).toEqual({
      draft: ['withdraw', 'request'],
      inReview: ['withdraw', 'request'],
      scheduled: ['pause'],
      running: ['pause'],
      paused: ['goOn'],
      ended: ['archive'],
      archived: [],
      withdrawn: [],
    });
  });

  it('publishes a newer version of what runs, and asks for nothing that waits already', () => {
    expect(actsOf(opened('running'), both)).toEqual(['pause', 'request']);
    expect(actsOf(opened('inReview', { proposalId: 'p' }), both)).toEqual(['withdraw']);
  });

  it('is nothing for who only reads', () => {
    for (const state of campaignStates.codeList)
      expect(actsOf(opened(state), { edit: false, publish: false })).toEqual([]);
  });
});
