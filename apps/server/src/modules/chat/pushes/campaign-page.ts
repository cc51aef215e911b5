import { campaignKinds, campaignPath, type CampaignKind } from '@fairway/contract/promotions/kinds.ts';

/** The page of a campaign; undefined for a kind that has none. */
export function campaignPage(kind: string, no: number): string | undefined {
  return isCampaignKind(kind) ? campaignPath(kind, no) : undefined;
}

function isCampaignKind(kind: string): kind is CampaignKind {
  return campaignKinds.codeList.some((code) => code === kind);
}
