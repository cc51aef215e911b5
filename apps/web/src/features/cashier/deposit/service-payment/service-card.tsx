import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { IconHeadset } from '@fairway/ui/icons/talk.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/format-time.ts';
import { useServicePayment } from '../../api/pay/use-pay-acts.ts';
import styles from './service-card.module.css';

/** The customer-service payment: a code that the member gives an agent, and a link there. */
export function ServiceCard() {
  const { t } = useTranslation('pay');
  const open = useServicePayment();
  const { data } = open;
  return (
    <Card className={styles.card}>
      <IconHeadset size={24} className={styles.icon} />
      <div>
        <p className={styles.title}>{t('desk.title')}</p>
        <p className={styles.text}>{t('desk.text')}</p>
      </div>
      <Button variant="quiet" size="s" loading={open.isPending && !data} onClick={() => open.mutate()}>
        {t('desk.open')}
      </Button>
      {data && (
        <Dialog
          open
          onOpenChange={() => open.reset()}
          title={t('desk.dialog')}
          description={t('desk.text')}
          closeLabel={t('close')}
          actions={
            <>
              <Button variant="quiet" onClick={() => open.mutate()}>
                {t('desk.renew')}
              </Button>
              <a href={data.url} className={buttonClass({})}>
                {t('desk.toService')}
              </a>
            </>
          }
        >
          <div className={styles.code}>
            <span className={styles.label}>{t('desk.code')}</span>
            <output className={styles.letters} data-testid="recharge-code">
              {data.code}
            </output>
            <CopyButton
              value={data.code}
              label={t('desk.copyCode')}
              copied={(last4) => t('desk.copied', { last4 })}
              failed={t('desk.copyFailed')}
            >
              {t('desk.copy')}
            </CopyButton>
            <span className={styles.valid}>
              {t('desk.valid', { time: formatTime(data.expiresAt, 'clock') })}
            </span>
            {data.svip && <Tag tone="gold">{t('desk.svip')}</Tag>}
          </div>
          <p className={styles.warn}>{t('desk.warn')}</p>
        </Dialog>
      )}
    </Card>
  );
}
