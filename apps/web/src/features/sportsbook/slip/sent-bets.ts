import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { api } from '../../../lib/api.ts';
import { randomUuid } from '@fairway/ui/browser/random-id.ts';
import { isFinal } from '../../../lib/operation-id.ts';
import { refusalText } from '../../../lib/refusals.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import type { Bet } from '../api/shapes.ts';

export type BetDraft = InputOf<Schemas['placeBet']>;

/** What became of a bet that left the slip. One whose answer was lost is `asking` by its id, never sent again. */
export interface SentBet {
  operationId: string;
  /** What was backed, as the slip names it. */
  name: string;
  draft: BetDraft;
  state: 'sending' | 'asking' | 'pending' | 'accepted' | 'refused' | 'neverArrived';
  betId?: string;
  billNo?: string;
  decidesAt?: string | null;
  text?: string;
}

interface SentBetsState {
  sent: SentBet[];
  change: (operationId: string, change: Partial<SentBet>) => void;
  add: (bet: SentBet) => void;
  dismiss: (operationId: string) => void;
}

/** Bets in flight, kept over a reload: the id is born before the call leaves. */
export const useSentBets = create<SentBetsState>()(
  persist(
    (set) => ({
      sent: [],
      add: (bet) => set(({ sent }) => ({ sent: [bet, ...sent].slice(0, 12) })),
      change: (operationId, change) =>
        set(({ sent }) => ({
          sent: sent.map((bet) => (bet.operationId === operationId ? { ...bet, ...change } : bet)),
        })),
      dismiss: (operationId) =>
        set(({ sent }) => ({ sent: sent.filter((bet) => bet.operationId !== operationId) })),
    }),
    { name: 'fairway.sentBets', storage: createJSONStorage(() => sessionStorage) },
  ),
);

/** Books a bet once; answers whether it may leave the slip. A lost answer is asked for until it is known. */
export async function sendBet(name: string, draft: BetDraft): Promise<boolean> {
  const { add, change } = useSentBets.getState();
  const operationId = randomUuid();
  add({ operationId, name, draft, state: 'sending' });
  try {
    change(operationId, booked(await api.placeBet(draft, { operationId })));
    return true;
  } catch (fault) {
    if (isFinal(fault)) {
      change(operationId, { state: 'refused', text: refusalText(fault) });
      return false;
    }
    return askAbout(operationId);
  }
}

/** Asks the server what became of an id, with growing pauses; answers whether the bet was booked. */
export async function askAbout(operationId: string): Promise<boolean> {
  const { change } = useSentBets.getState();
  change(operationId, { state: 'asking' });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(1000 * 2 ** attempt, 15_000)));
    try {
      const answer = await api.getBetByOperation({ operationId });
      if (answer.bet) change(operationId, booked(answer.bet));
      else if (answer.refusal) change(operationId, { state: 'refused', text: textOf(answer.refusal.text) });
      else change(operationId, { state: 'neverArrived' });
      return answer.bet !== null;
    } catch (fault) {
      if (fault instanceof ApiError && isFinal(fault)) return false;
    }
  }
  return false;
}

export function booked(bet: Bet): Partial<SentBet> {
  const facts = { betId: bet.id, billNo: bet.billNo, decidesAt: bet.decidesAt };
  if (bet.status === 'pending') return { ...facts, state: 'pending' };
  if (bet.status === 'refused')
    return { ...facts, state: 'refused', text: bet.refusal ? textOf(bet.refusal.text) : '' };
  return { ...facts, state: 'accepted' };
}
