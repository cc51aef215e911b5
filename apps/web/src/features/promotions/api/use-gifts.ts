import type { InputOf, OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useSession } from '../../../lib/session-store.ts';

export type PresentState = OutputOf<Schemas['getPresent']>;
export type LuxuryGifts = OutputOf<Schemas['getLuxuryGifts']>;
export type ActivityScore = OutputOf<Schemas['getActivityScore']>;
export type TopGift = OutputOf<Schemas['listTopGifts']>['gifts'][number];
export type GiftChoice = InputOf<Schemas['exchangePresent']>;
export type Exchanged = OutputOf<Schemas['exchangePresent']>;

/** A present with the own credit. */
export function usePresent(no: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['getPresent', { no, language: language() }],
    queryFn: ({ signal }) => api.getPresent({ no }, { signal }),
    enabled: isWanted,
  });
}

/** The shop's gifts with the own points. */
export function useLuxury(no: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['getLuxuryGifts', { no, language: language() }],
    queryFn: async ({ signal }) => {
      const asked = { no: String(no) };
      const [config, gifts] = await Promise.all([
        api.getLuxuryConfig(asked, { signal }),
        api.getLuxuryGifts(asked, { signal }),
      ]);
      return { points: config.points, ...gifts };
    },
    enabled: isWanted,
  });
}

/** The own score and what it is exchanged for. */
export function useActivityScore(no: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['getActivityScore', { no, language: language() }],
    queryFn: ({ signal }) => api.getActivityScore({ no }, { signal }),
    enabled: isWanted,
  });
}

export function useTopGifts() {
  return useQuery({
    queryKey: ['listTopGifts', { language: language() }],
    queryFn: ({ signal }) => api.listTopGifts({}, { signal }),
  });
}

/** The own gifts of all campaigns and the address given last. */
export function useGiftRecords() {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['receiveUserInfo', { language: language() }],
    queryFn: ({ signal }) => api.receiveUserInfo({}, { signal }),
    enabled: isSignedIn,
  });
}

/** Where gifts come from; each has its own call. */
export type GiftSource = 'present' | 'top' | 'luxury' | 'score';

/** The exchange of one gift, which happens once however often it is sent; of a present it is validated first. */
export function useExchange(source: GiftSource, { no, giftId }: { no: number; giftId: string }) {
  const operation = useOperationId(`exchange.${source}.${no}.${giftId}`);
  const exchange = (choice: GiftChoice, operationId: string): Promise<Exchanged> => {
    if (source === 'luxury') return api.exchangeLuxuryGift(choice, { operationId });
    if (source === 'score') return api.exchangeActivityScore(choice, { operationId });
    if (source === 'top') return api.claimTopGift(choice, { operationId });
    return api.exchangePresent(choice, { operationId });
  };
  return {
    validate: async (choice: GiftChoice): Promise<void> => {
      if (source === 'present' || source === 'top') await api.validateExchange(choice);
    },
    exchange: (choice: GiftChoice) => operation.run((operationId) => exchange(choice, operationId)),
    renew: () => operation.renew(),
  };
}
