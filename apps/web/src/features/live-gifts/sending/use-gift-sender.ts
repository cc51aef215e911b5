import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Gift } from '@fairway/contract/live/gift-schemas.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { randomUuid } from '@fairway/ui/browser/random-id.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { coinBalanceKey } from '../../wallet/coins/api/use-coin-balance.ts';
import { giftsKey } from '../api/use-gifts.ts';
import { useGiftChoices } from '../gift-choices.ts';
import { createGiftStreak, type StreakCall } from './gift-streak.ts';
import { sendUntilAnswered } from './send-until-answered.ts';

/** What the giver is shown of the last gift that was booked. */
export interface GiftReceipt extends OutputOf<Schemas['sendGift']> {
  readonly gift: Gift;
  readonly count: number;
}

/** Taps of one viewer in one room: the running streak, and the receipt of the last gift. */
export function useGiftSender(
  chatRoomNo: string,
  list: { priceVersion: number; gifts: readonly Gift[] } | undefined,
) {
  const client = useQueryClient();
  const [receipt, setReceipt] = useState<GiftReceipt>();
  const [proofNeeded, needProof] = useState(false);
  const send = async (call: StreakCall) => {
    try {
      const sent = await post(call, { chatRoomNo, list });
      if (sent) setReceipt(sent);
    } catch (fault) {
      if (isRefusal(fault, 'giftPriceChanged')) void client.invalidateQueries({ queryKey: giftsKey });
      if (isRefusal(fault, 'giftProofNeeded')) needProof(true);
      else showRefusal(fault);
    } finally {
      void client.invalidateQueries({ queryKey: coinBalanceKey });
    }
  };
  const [store] = useState(() => createGiftStreak({ send, newId: randomUuid, later: runLater }));
  // The streak outlives a drawing, what it sends under does not.
  useEffect(() => store.setState({ send }));
  // Without `send`, which each drawing replaces: to draw for it would never end.
  const giftId = useStore(store, (streak) => streak.giftId);
  const waiting = useStore(store, (streak) => streak.waiting);
  const tap = useStore(store, (streak) => streak.tap);
  return {
    giftId,
    waiting,
    tap,
    receipt,
    forget: () => setReceipt(undefined),
    /** Half of a limit is reached: nothing more is given until the giver has shown to be the owner. */
    proofNeeded,
    closeProof: () => needProof(false),
  };
}

function runLater(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

async function post(
  call: StreakCall,
  {
    chatRoomNo,
    list,
  }: { chatRoomNo: string; list: { priceVersion: number; gifts: readonly Gift[] } | undefined },
): Promise<GiftReceipt | undefined> {
  const gift = list?.gifts.find(({ giftId }) => giftId === call.giftId);
  if (!list || !gift) return undefined;
  const operationId = randomUuid();
  const input = {
    ...call,
    chatRoomNo,
    priceVersion: list.priceVersion,
    shown: useGiftChoices.getState().shown,
  };
  const sent = await sendUntilAnswered(() => api.sendGift(input, { operationId }));
  return { ...sent, gift, count: call.count };
}

function isRefusal(fault: unknown, name: 'giftPriceChanged' | 'giftProofNeeded'): boolean {
  return fault instanceof ApiError && fault.error === name;
}
