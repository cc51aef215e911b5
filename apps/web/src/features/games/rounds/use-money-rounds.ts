import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useWalletBalance } from '../../wallet/api/use-wallet-balance.ts';
import { useOpenRounds } from '../api/use-open-rounds.ts';
import { drawnClientSeed, useRotateSeeds, useSeeds } from '../api/use-seeds.ts';
import type { RoundSource } from './round-source.ts';

/** Rounds for money from the center wallet. A member without a client seed gets one that the browser draws, once the commitment is here. */
export function useMoneyRounds(game: MemberGameCode): RoundSource {
  const client = useQueryClient();
  const operation = useOperationId(`startRound.${game}`);
  const acting = useOperationId(`actInRound.${game}`);
  const open = useOpenRounds().data?.rounds ?? [];
  const seeds = useSeeds();
  const rotate = useRotateSeeds();
  const wallet = useWalletBalance();
  return {
    currencies: ['CNY', 'USDT'],
    balance: (currency) => wallet.data?.[currency === 'CNY' ? 'centerMoney' : 'virtualMoney'],
    open: open.find((round) => round.game === game),
    openElsewhere: open.find((round) => round.game !== game)?.game,
    async play({ amount, currency, freeGrantId }, bet) {
      if (seeds.data?.inUse === null) await rotate.mutateAsync(drawnClientSeed());
      const own = { game, currency, stake: amount, bet: mutableBet(bet) };
      const input = freeGrantId === undefined ? own : { ...own, freeGrantId };
      try {
        return await operation.run((operationId) => api.startRound(input, { operationId }));
      } catch (fault) {
        // Closed since the page looked last: it says so at once.
        if (fault instanceof ApiError && fault.error === 'gameClosed')
          void client.invalidateQueries({ queryKey: ['getParSheet', { game }] });
        // Used up elsewhere, expired or withdrawn: the panel asks again what is left.
        if (freeGrantId !== undefined) void client.invalidateQueries({ queryKey: ['listFreeRounds'] });
        throw fault;
      }
    },
    async act({ id: roundId, acts }, act) {
      try {
        return await acting.run((operationId) =>
          api.actInRound({ roundId, after: acts.length, act }, { operationId }),
        );
      } catch (fault) {
        // It has gone on in another window, or ended: the page shows what it has come to.
        if (fault instanceof ApiError && fault.error === 'roundMoved') return api.getRound({ roundId });
        throw fault;
      }
    },
    shown() {
      for (const name of [
        'getWalletBalance',
        'listRounds',
        'listOpenRounds',
        'getPlayProtection',
        'getSeeds',
        'listFreeRounds',
        'getFreeGames',
        'getTurnover',
      ])
        void client.invalidateQueries({ queryKey: [name] });
    },
  };
}

function mutableBet(bet: Parameters<RoundSource['play']>[1]): Record<string, string | number | number[]> {
  return Object.fromEntries(
    Object.entries(bet).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  );
}
