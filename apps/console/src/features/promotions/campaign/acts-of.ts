import type { OpenedCampaign } from '../use-campaigns.ts';

export type CampaignAct = 'request' | 'pause' | 'goOn' | 'withdraw' | 'archive';

/** The acts that a campaign's state and the operator's rights leave, in the order of their buttons. */
export function actsOf(
  { campaign: { state }, hash, versions, proposalId }: OpenedCampaign,
  rights: { edit: boolean; publish: boolean },
): CampaignAct[] {
  if (state === 'archived' || state === 'withdrawn') return [];
  const isPublished = versions.some((version) => version.isPublished && version.hash === hash);
  const acts: CampaignAct[] = [];
  if (rights.publish) {
    if (state === 'running' || state === 'scheduled') acts.push('pause');
    if (state === 'paused') acts.push('goOn');
    if (state === 'draft' || state === 'inReview') acts.push('withdraw');
    if (state === 'ended') acts.push('archive');
  }
  if (rights.edit && proposalId === null && !isPublished) acts.push('request');
  return acts;
}
