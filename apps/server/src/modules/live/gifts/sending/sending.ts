import type { OutputOf } from '@fairway/contract';
import type { giftSchemas } from '@fairway/contract/live/gift-schemas.ts';
import type { GiftSettings } from '@fairway/contract/live/gift-settings-schemas.ts';
import type { TipCeilings } from '#modules/risk';
import type { MemberCall } from '#platform/http/call.ts';
import type { OperationKey } from '#platform/idempotency/run-once.ts';
import type { z } from 'zod';
import type { GiftStage } from './stage-store.ts';

/** What a call of a streak asks for. */
export type SendingInput = z.output<(typeof giftSchemas)['sendGift']['input']>;

/** A tap that gives, within what the catalogue and the room allow. */
export interface Sending {
  readonly call: MemberCall;
  readonly key: OperationKey;
  readonly input: SendingInput;
  readonly offered: GiftSettings['gifts'][number];
  readonly stage: GiftStage;
  readonly ceilings: TipCeilings;
  /** What the streak had come to before this call. */
  readonly streak: { readonly count: number; readonly coins: bigint };
  /** What the member had given today before it, in fen. */
  readonly today: bigint;
}

/** A booked gift as its giver sees it. */
export type SentGift = OutputOf<(typeof giftSchemas)['sendGift']>;
