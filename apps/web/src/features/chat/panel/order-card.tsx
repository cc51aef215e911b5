import type { ChatItem } from '@fairway/contract/chat/item-schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { toast } from '../../../lib/toasts.ts';
import { chatForm } from '../api/chat-form.ts';
import type { CopiedLeg } from '../api/shapes.ts';
import styles from './chat.module.css';

interface OrderCardProps {
  item: Extract<ChatItem, { kind: 'order' }>;
  chatRoomNo: string;
  onCopyOrder: (legs: readonly CopiedLeg[]) => void;
}

/** A shared bet: its choices and the odds of its booking, never the stake. Copying takes today's odds and says what has moved. */
export function OrderCard({ item: { order, from }, chatRoomNo, onCopyOrder }: OrderCardProps) {
  const { t } = useTranslation('chat');
  const [busy, setBusy] = useState(false);
  const [followers, setFollowers] = useState(order.followers);
  const copy = async (): Promise<void> => {
    setBusy(true);
    try {
      const { orderNo } = order;
      const copied = await api.copyPushedOrder({ form: chatForm(), chatRoomNo, orderNo });
      setFollowers(copied.followers);
      const offered = copied.legs.filter(({ odds }) => odds !== null);
      if (offered.length > 0) onCopyOrder(offered);
      toast(resultOf(copied.legs, offered.length));
    } catch (fault) {
      showRefusal(fault);
    } finally {
      setBusy(false);
    }
  };
  const resultOf = (legs: readonly CopiedLeg[], offered: number) => {
    if (offered === 0) return { title: t('order.gone'), tone: 'error' as const };
    if (offered < legs.length) return { title: t('order.someGone'), tone: 'wait' as const };
    const moved = legs.some(({ state }) => state === 'moved');
    return moved
      ? { title: t('order.someMoved'), tone: 'wait' as const }
      : { title: t('order.copied'), tone: 'ok' as const };
  };
  return (
    <div className={styles.card} data-order={order.orderNo}>
      <p className={styles.cardHead}>
        <span>{t('order.title', { name: from.name })}</span>
        <span>{t('order.followers', { count: followers })}</span>
      </p>
      <ul className={styles.legs}>
        {order.legs.map(({ fixtureId, selectionId, text, odds }) => (
          <li key={`${fixtureId}/${selectionId}`}>
            <span>{textOf(text)}</span>
            <b>{odds}</b>
          </li>
        ))}
      </ul>
      <div className={styles.cardFoot}>
        <b>{t('order.odds', { odds: order.odds })}</b>
        <Button size="s" loading={busy} onClick={() => void copy()}>
          {t('order.copy')}
        </Button>
      </div>
    </div>
  );
}
