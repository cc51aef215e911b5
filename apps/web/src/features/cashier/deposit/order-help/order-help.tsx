import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { IconBell } from '@fairway/ui/icons/state.tsx';
import { IconHeadset } from '@fairway/ui/icons/talk.tsx';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../../lib/format-amount.ts';
import { formatTime } from '../../../../lib/format-time.ts';
import { toast } from '../../../../lib/toasts.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { useFinanceService, useUrgeOrder } from '../../api/pay/use-pay-acts.ts';
import { ProofPanel } from './proof-panel.tsx';
import styles from './order-help.module.css';

/** Beside an order: proof of payment where it takes one, a press to hurry, customer service by its number, what it earned. */
export function OrderHelp({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('pay');
  const router = useRouter();
  const service = useFinanceService(order.billNo);
  return (
    <>
      {(order.uploadView || order.proofs.length > 0) && <ProofPanel order={order} />}
      <Card className={styles.card}>
        <p className={styles.title}>{t('orderHelp.title')}</p>
        {/[1-9]/.test(order.rewardAmount) && (
          <p className={styles.bonus}>
            {t('orderHelp.bonus', { amount: exactAmount(order.rewardAmount, order.currency) })}
          </p>
        )}
        <span className={styles.acts}>
          <Urge order={order} />
          <Button
            variant="quiet"
            size="s"
            loading={service.isPending}
            onClick={() =>
              service.mutate(undefined, {
                onSuccess: ({ url }) => {
                  const { pathname, search } = new URL(url, location.origin);
                  void router.navigate({ href: pathname + search });
                },
              })
            }
          >
            <IconHeadset size={16} />
            {t('orderHelp.service')}
          </Button>
        </span>
      </Card>
    </>
  );
}

/** Only while the order can be urged at all. */
function Urge({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('pay');
  const urge = useUrgeOrder(order.billNo);
  const now = useNow(1_000);
  if (order.urgeFrom === null) return null;
  const early = now < Date.parse(order.urgeFrom);
  return (
    <Button
      variant="quiet"
      size="s"
      loading={urge.isPending}
      disabledReason={
        early ? t('orderHelp.urgeAgain', { time: formatTime(order.urgeFrom, 'clock') }) : undefined
      }
      onClick={() =>
        urge.mutate(undefined, { onSuccess: () => toast({ title: t('orderHelp.urged'), tone: 'ok' }) })
      }
    >
      <IconBell size={16} />
      {t('orderHelp.urge')}
    </Button>
  );
}
