import { campaignKinds } from '@fairway/contract/promotions/kinds.ts';
import type { CampaignKey } from '../tables.ts';

/** The proposal that publishes a campaign's version. */
export const publicationKind = 'promotions.publication';

/** A campaign as proposals and the audit trail name it: `sign/1`. */
export function objectIdOf({ kind, no }: CampaignKey): string {
  return `${kind}/${no}`;
}

/** Throws RangeError for what names no campaign. */
export function keyOfObject(objectId: string): CampaignKey {
  const [name, no] = objectId.split('/');
  const kind = campaignKinds.codeList.find((code) => code === name);
  if (!kind) throw new RangeError(`${objectId} names no campaign`);
  return { kind, no: Number(no) };
}
