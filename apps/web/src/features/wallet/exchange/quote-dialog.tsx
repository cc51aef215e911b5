import type { ExchangeQuote } from '@fairway/contract/wallet/exchange-schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Countdown } from '@fairway/ui/components/countdown/countdown.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../../lib/api.ts';
import { exactAmount } from '../../../lib/format-amount.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useExchange } from '../api/use-exchange.ts';
import { unitOf } from './estimate.ts';
import styles from './exchange.module.css';

export interface QuoteDialogProps {
  quote: ExchangeQuote;
  asking: boolean;
  onAskAgain: () => void;
  onClose: () => void;
  onDone: () => void;
}

/** Read out when it appears. */
const announced = { role: 'status' } as const;

/** The promised rate with the time that it is valid; taken here, or asked for again when the time is over. */
export function QuoteDialog({ quote, asking, onAskAgain, onClose, onDone }: QuoteDialogProps) {
  const { t } = useTranslation('finance');
  const until = Date.parse(quote.expiresAt);
  const [isOver, setIsOver] = useState(() => until <= serverClock.now());
  const exchange = useExchange();
  const format = (amount: string, currency: 'CNY' | 'USDT') =>
    `${exactAmount(amount, currency)} ${unitOf(currency)}`;
  const take = () =>
    exchange.mutate(quote.quoteId, {
      onSuccess: ({ gets, to }) => {
        toast({
          title: t('exchange.done'),
          description: t('exchange.doneText', { amount: format(gets, to) }),
          tone: 'ok',
        });
        onDone();
      },
      onError: (fault) => showRefusal(fault),
    });
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && !exchange.isPending && onClose()}
      title={t('exchange.confirmTitle')}
      description={t('exchange.confirmText')}
      closeLabel={t('exchange.close')}
      maskClosable={false}
      actions={
        <>
          <Button variant="quiet" disabled={exchange.isPending} onClick={onClose}>
            {t('exchange.cancel')}
          </Button>
          {isOver ? (
            <Button variant="action" loading={asking} onClick={onAskAgain}>
              {t('exchange.askAgain')}
            </Button>
          ) : (
            <Button variant="gold" loading={exchange.isPending} onClick={take}>
              {t('exchange.take')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.confirm}>
        <Facts
          facts={[
            { key: 'gives', label: t('exchange.givesFact'), value: format(quote.gives, quote.from) },
            { key: 'rate', label: t('exchange.rateFact'), value: `1 USDT = ${quote.rate} RMB` },
          ]}
          total={{
            label: t('exchange.getsFact'),
            value: <b className={styles.figure}>{format(quote.gets, quote.to)}</b>,
          }}
        />
        {isOver ? (
          <Notice tone="warning" {...announced}>
            {t('exchange.over')}
          </Notice>
        ) : (
          <p className={styles.left}>
            {t('exchange.stands')}{' '}
            <Countdown until={until} now={() => serverClock.now()} onEnd={() => setIsOver(true)} />
          </p>
        )}
      </div>
    </Dialog>
  );
}
