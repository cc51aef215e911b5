import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useAskRewardsAgain } from './use-apply.ts';

export type Raffle = OutputOf<Schemas['getRaffle']>;
export type OwnTicket = NonNullable<Raffle['own']>['tickets'][number];
export type RaffleProof = OutputOf<Schemas['getRaffleProof']>;

/** A raffle with the own tickets; asked again each minute, and more often while it waits for its draw. */
export function useRaffle(no: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['getRaffle', { no, language: language() }],
    queryFn: ({ signal }) => api.getRaffle({ no }, { signal }),
    enabled: isWanted,
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? 5000 : 60_000),
  });
}

/** Takes every ticket that was earned, once however often it is sent. */
export function useTakeTickets(no: number) {
  const operation = useOperationId(`takeRaffleTickets.${no}`);
  return () => operation.run((operationId) => api.takeRaffleTickets({ no }, { operationId }));
}

/** Claims the prize of an own ticket, once. */
export function useClaimRafflePrize(no: number, number: number) {
  const operation = useOperationId(`claimRafflePrize.${no}.${number}`);
  return () => operation.run((operationId) => api.claimRafflePrize({ no, number }, { operationId }));
}

/** What the winning numbers follow from, with the path of an own ticket. */
export function readRaffleProof(no: number, number: number): Promise<RaffleProof> {
  return api.getRaffleProof({ no, number });
}

/** Asks again for the raffle and for all that its prizes change. */
export function useAskRaffleAgain(): () => Promise<void> {
  const client = useQueryClient();
  const askRewardsAgain = useAskRewardsAgain();
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: ['getRaffle'] }), askRewardsAgain()]);
  };
}
