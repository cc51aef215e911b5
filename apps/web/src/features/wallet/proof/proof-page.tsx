import type { Currency } from '@fairway/money';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { HousePanel } from './house-panel.tsx';
import { OwnProof } from './own-proof.tsx';
import styles from './proof.module.css';

/** Whether the own balance is in what the house says it owes: checked here, in the browser, and published for everybody. */
export function ProofPage() {
  const { t } = useTranslation('finance');
  const [currency, setCurrency] = useState<Currency>('CNY');
  const [proofId, setProofId] = useState<string>();
  return (
    <>
      <PageHead title={t('proof.title')} />
      <div className={styles.stack}>
        <div className={styles.bar}>
          <p className={styles.lead}>{t('proof.lead')}</p>
          <Segmented
            label={t('proof.currency')}
            value={currency}
            onChange={setCurrency}
            options={[
              { value: 'CNY', label: t('proof.currencies.CNY') },
              { value: 'USDT', label: t('proof.currencies.USDT') },
              { value: 'COIN', label: t('proof.currencies.COIN') },
            ]}
          />
        </div>
        <OwnProof currency={currency} proofId={proofId} />
        <HousePanel currency={currency} chosen={proofId} onChoose={setProofId} />
      </div>
    </>
  );
}
