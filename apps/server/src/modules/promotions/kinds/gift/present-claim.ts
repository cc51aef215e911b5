import type { GiftRecord } from '@fairway/contract/promotions/gift/schemas.ts';
import { giftRecordStatus, giftStatus } from '@fairway/promotions';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { ClaimRow } from './claims-store.ts';
import { openReceiver } from './seal-receiver.ts';

/** A gift that was taken, by both printed enumerations, with its address for the member alone. */
export function presentClaim(app: Platform, row: ClaimRow, language: Language): GiftRecord {
  // One of two people has agreed: approved, and not handed over yet.
  const state = row.state === 'applied' && row.agreed_by !== null ? 'approved' : row.state;
  return {
    rewardId: row.reward_id,
    kind: row.kind,
    no: row.no,
    giftId: row.gift_id,
    giftName: language === 'en' ? row.name_en : row.name_zh,
    exchangeDate: row.claimed_at.toISOString(),
    price: Number(row.price),
    recordStatus: giftRecordStatus(state) ?? 0,
    status: giftStatus(state) ?? 0,
    receiver: row.receiver ? openReceiver(app, row.receiver) : null,
    remark: row.state === 'refused' ? row.remark : null,
  };
}
