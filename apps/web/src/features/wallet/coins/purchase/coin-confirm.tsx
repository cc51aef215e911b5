import { CoinMark } from '@fairway/ui/art/object/coin-mark.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { coinText, yuanText } from './coin-text.ts';
import styles from './coin-purchase.module.css';

export interface CoinConfirmProps {
  open: boolean;
  yuan: bigint;
  paying: boolean;
  onPay: () => void;
  onBack: () => void;
}

/** The warm tips: what is paid, what comes for it, and from where; the source cannot be another. */
export function CoinConfirm({ open, yuan, paying, onPay, onBack }: CoinConfirmProps) {
  const { t } = useTranslation('routes');
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onBack()}
      title={t('coinDetails.tips.title')}
      description={t('coinDetails.tips.text')}
      closeLabel={t('coinDetails.close')}
      maskClosable={false}
      actions={
        <>
          <Button variant="quiet" disabled={paying} onClick={onBack}>
            {t('coinDetails.tips.cancel')}
          </Button>
          <Button variant="gold" loading={paying} onClick={onPay}>
            {t('coinDetails.tips.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.facts}>
        <Facts
          facts={[
            { key: 'pay', label: t('coinDetails.tips.pay'), value: <b>{yuanText(yuan)}</b> },
            { key: 'source', label: t('coinDetails.source'), value: t('coinDetails.center') },
          ]}
          total={{
            label: t('coinDetails.tips.gets'),
            value: (
              <span className={styles.coins}>
                <CoinMark size={18} />
                {coinText(yuan)}
              </span>
            ),
          }}
        />
      </div>
      <Notice tone="warning" className={styles.warning}>
        {t('coinDetails.tips.warning')}
      </Notice>
    </Dialog>
  );
}
