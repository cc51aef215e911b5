import { Button } from '@fairway/ui/components/button/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useNow } from '../../../lib/use-now.ts';
import { coinBalanceKey } from '../../wallet/coins/api/use-coin-balance.ts';
import type { GiftReceipt } from '../sending/use-gift-sender.ts';
import { useGiftName } from '../use-gift-name.ts';
import styles from './gift-bar.module.css';

/** What was given last and who gets what of it; for five seconds a button, or the key Z, takes it back. */
export function GiftReceiptLine({ receipt, onBack }: { receipt: GiftReceipt; onBack: () => void }) {
  const { t } = useTranslation('liveGifts');
  const client = useQueryClient();
  const name = useGiftName()(receipt.gift.name);
  const operation = useOperationId(`undoGift.${receipt.giftNo}`);
  const [sending, setSending] = useState(false);
  const left = Math.ceil((Date.parse(receipt.takeBackUntil) - useNow(250)) / 1000);
  const canUndo = left > 0 && !sending;
  const undo = async () => {
    if (!canUndo) return;
    setSending(true);
    try {
      const back = await operation.run((operationId) =>
        api.undoGift({ giftNo: receipt.giftNo }, { operationId }),
      );
      toast({ title: t('receipt.back', { coins: Number(back.coins).toLocaleString('en') }), tone: 'ok' });
      onBack();
    } catch (fault) {
      showRefusal(fault);
    } finally {
      setSending(false);
      void client.invalidateQueries({ queryKey: coinBalanceKey });
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]');
    if (event.key.toLowerCase() === 'z' && !event.ctrlKey && !event.metaKey && !typing) void undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className={styles.receipt}>
      <output>
        <b>{t('receipt.sent', { name, count: receipt.count })}</b>{' '}
        {t('receipt.worth', {
          coins: Number(receipt.coins).toLocaleString('en'),
          worth: displayAmount(worthOf(receipt), 'CNY'),
          anchor: displayAmount(receipt.anchorWorth, 'CNY'),
        })}
      </output>
      <span className={styles.quiet}>
        {t('receipt.day', { amount: displayAmount(receipt.dayTotal, 'CNY') })}
      </span>
      {left > 0 && (
        <Button
          variant="quiet"
          size="s"
          loading={sending}
          aria-keyshortcuts="z"
          title={t('receipt.undoKey')}
          onClick={() => void undo()}
        >
          {t('receipt.undo', { seconds: left })}
        </Button>
      )}
    </div>
  );
}

/** What this call cost in yuan: ten coins for one. */
function worthOf({ coins }: GiftReceipt): string {
  return `${coins.slice(0, -1) || '0'}.${coins.slice(-1)}0`;
}
