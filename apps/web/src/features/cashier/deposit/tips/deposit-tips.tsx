import { promptStatuses } from '@fairway/contract/deposits/prompts.ts';
import { depositTipDelayMs, depositTipPollMs } from '@fairway/contract/limits/timing.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../../lib/api.ts';
import { useBanks } from '../../api/payout-methods/use-banks.ts';
import { DepositTip } from './deposit-tip.tsx';
import { everyTip } from './every-tip.ts';

/**
 * For a signed-in member on every page: the deposit tip loop (5 s after signing in, then each minute) and the list of banks,
 * loaded once (specification section 6). A tip is shown once for an order and its state, not again each minute.
 */
export function DepositTips() {
  const shown = useRef('');
  const [tip, setTip] = useState<{ billNo: string; content: string }>();
  const close = useCallback(() => setTip(undefined), []);
  useBanks();
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const { status, content, billNo } = await api.getDepositTips({}, { signal });
    // Fewer minutes left do not make it another tip.
    const key = `${billNo} ${content.replaceAll(/\d+/g, '')}`;
    if (status === promptStatuses.codes.off || key === shown.current) return;
    shown.current = key;
    setTip({ billNo, content });
  });
  useEffect(
    () => everyTip((signal) => ask(signal), { delay: depositTipDelayMs, period: depositTipPollMs }),
    [],
  );
  return tip ? <DepositTip key={`${tip.billNo} ${tip.content}`} {...tip} onClose={close} /> : null;
}
