import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import type { DepositEvent } from '@fairway/contract/deposits/events.ts';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';

/** The note under each of the four steps: when it was, or what it waits for. */
export function useStepNotes(order: DepositOrder): readonly [string, string, string, string] {
  const { t } = useTranslation('cashier');
  const timeOf = (...events: readonly DepositEvent[]) => {
    const step = order.timeline.findLast(({ event }) => events.includes(event));
    return step && formatTime(step.at, 'clock');
  };
  const paid = timeOf('markedPaid', 'paymentSeen', 'paymentReceived');
  const isOpen = order.endedAt === null;
  const chain = order.confirmations;
  return [
    formatTime(order.createdAt, 'clock'),
    paid ?? (isOpen ? t('order.before', { time: formatTime(order.expireTime, 'clock') }) : ''),
    chain
      ? t('order.confirmed', { seen: chain.seen, needed: chain.needed })
      : (timeOf('paymentReceived', 'paymentConfirmed') ?? ''),
    order.endedAt === null ? t('order.toWallet') : formatTime(order.endedAt, 'clock'),
  ];
}
