import { receiver as receiverSchema, type Receiver } from '@fairway/contract/promotions/gift/schemas.ts';
import { seal, unseal } from '#platform/crypto/seal.ts';
import type { Platform } from '#platform/platform.ts';

const purpose = 'giftReceiver';

/** An address as it is kept: nobody reads it in the database. */
export function sealReceiver(app: Platform, receiver: Receiver): Buffer {
  return seal(app.config.secrets.server, purpose, JSON.stringify(receiver));
}

export function openReceiver(app: Platform, sealed: Buffer): Receiver {
  return receiverSchema.parse(JSON.parse(unseal(app.config.secrets.server, purpose, sealed)));
}
