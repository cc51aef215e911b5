import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useWalletBalance } from '../../wallet/api/use-wallet-balance.ts';
import { drawnClientSeed, useRotateSeeds, useSeeds } from '../api/use-seeds.ts';
import type { RoundSource } from './round-source.ts';

/** Rounds for money from the center wallet. A member without a client seed gets one that the browser draws, once the commitment is here. */
export function useMoneyRounds(game: MemberGameCode): RoundSource {
  const client = useQueryClient();
  const operation = useOperationId(`startRound.${game}`);
  const seeds = useSeeds();
  const rotate = useRotateSeeds();
  const wallet = useWalletBalance();
  return {
    currency: 'CNY',
    balance: wallet.data?.centerMoney,
    async play(stake, bet) {
      if (seeds.data?.inUse === null) await rotate.mutateAsync(drawnClientSeed());
      const input = { game, currency: 'CNY' as const, stake, bet: mutableBet(bet) };
      try {
        return await operation.run((operationId) => api.startRound(input, { operationId }));
      } catch (fault) {
        // The press before never got its answer, and this one says something else: a new act.
        if (fault instanceof ApiError && fault.error === 'operationIdReused') operation.renew();
        throw fault;
      }
    },
    shown() {
      for (const name of ['getWalletBalance', 'listRounds', 'getPlayProtection', 'getSeeds'])
        void client.invalidateQueries({ queryKey: [name] });
    },
  };
}

function mutableBet(bet: Parameters<RoundSource['play']>[1]): Record<string, string | number | number[]> {
  return Object.fromEntries(
    Object.entries(bet).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  );
}
