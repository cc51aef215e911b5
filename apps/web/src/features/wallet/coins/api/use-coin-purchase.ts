import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import type { CoinPurchaseFailure } from '@fairway/contract/coins/purchase-failures.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { useSession } from '../../../../lib/session-store.ts';
import { toast } from '../../../../lib/toasts.ts';
import { useAskMoneyAgain } from '../../api/use-wallet-news.ts';
import { createCoinPurchase, type CoinPurchasePorts } from '../purchase/coin-purchase.ts';
import { coinBalanceKey } from './use-coin-balance.ts';

export interface CoinPurchaseCallbacks {
  readonly onFinish: () => void;
  readonly onError?: (type: CoinPurchaseFailure) => void;
}

/** The purchase of coins over the API: the flow's state and its presses. */
export function useCoinPurchase(callbacks: CoinPurchaseCallbacks) {
  const ports = usePorts(callbacks);
  const [store] = useState(() => createCoinPurchase(ports));
  // The flow outlives a drawing, what it calls does not.
  useEffect(() => store.setState({ ports }));
  return useStore(
    store,
    useShallow(({ step, yuan, buy, pay, back }) => ({ step, yuan, buy, pay, back })),
  );
}

function usePorts({ onFinish, onError }: CoinPurchaseCallbacks): CoinPurchasePorts {
  const { t } = useTranslation('routes');
  const operation = useOperationId('purchaseCoins');
  const client = useQueryClient();
  const askMoneyAgain = useAskMoneyAgain();
  const memberId = useSession(({ session }) => session?.memberId);
  return {
    checkPermission: () => api.calibratePermissions({}),
    purchase: (yuan) =>
      operation.run((operationId) => api.purchaseCoins({ money: String(yuan) }, { operationId })),
    showSuccess: (text) => toast({ title: text || t('coinDetails.success'), tone: 'ok' }),
    showFailure: (_type, fault) =>
      toast({ title: serverText(fault) || t('coinDetails.failed'), tone: 'error' }),
    count: (goldCount, rechargeAmount) => {
      if (memberId === undefined) return;
      const facts = { goldCount: String(goldCount), rechargeAmount: `${rechargeAmount}.00` };
      // A statistic that is lost is no concern of the member's.
      api.recordAnalyticsEvent({ event: 'anchorGoldPurchase', userId: memberId, ...facts }).catch(() => {});
    },
    reloadCoins: () => void client.invalidateQueries({ queryKey: coinBalanceKey }),
    onRefresh: () => void askMoneyAgain(),
    onFinish,
    onError: (type) => onError?.(type),
  };
}

/** The message of a refusal, empty where it came without any. */
function serverText(fault: unknown): string {
  return fault instanceof ApiError ? fault.message : '';
}
