import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { documentHash } from '@fairway/promotions';
import { createHash, createHmac } from 'node:crypto';
import type { CampaignKey } from '../tables.ts';

/** SHA-256 over the canonical JSON of a campaign's number and terms: two campaigns with the same words are two documents. */
export function termsHash(key: CampaignKey, terms: CampaignTerms): Buffer {
  return Buffer.from(documentHash(hashing, { no: key.no, terms }), 'hex');
}

const hashing = {
  sha256: (message: string | Uint8Array) => createHash('sha256').update(message).digest(),
  hmacSha256: (key: string | Uint8Array, message: string | Uint8Array) =>
    createHmac('sha256', key).update(message).digest(),
};
