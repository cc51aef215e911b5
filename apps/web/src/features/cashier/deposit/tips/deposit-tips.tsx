import { depositTipDelayMs, depositTipPollMs } from '@fairway/contract/limits/timing.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toasts.ts';
import { useBanks } from '../../api/payout-methods/use-banks.ts';
import { everyTip } from './every-tip.ts';

/**
 * For a signed-in member on every page: the deposit tip loop (5 s after signing in, then each minute) and the list of banks,
 * loaded once (specification section 6). A tip is said once an order and state, not each minute anew.
 */
export function DepositTips() {
  const { t } = useTranslation('pay');
  const said = useRef('');
  useBanks();
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const { status, content, billNo } = await api.getDepositTips({}, { signal });
    // The minutes that are left are no other tip.
    const key = `${billNo} ${content.replaceAll(/\d+/g, '')}`;
    if (status === 0 || key === said.current) return;
    said.current = key;
    toast({ title: t('tip'), description: content, duration: 8_000 });
  });
  useEffect(
    () => everyTip((signal) => ask(signal), { delay: depositTipDelayMs, period: depositTipPollMs }),
    [],
  );
  return null;
}
