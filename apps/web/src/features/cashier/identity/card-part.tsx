import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { useWithdrawalTerms } from '../api/withdrawals/use-withdrawal-terms.ts';
import { AddCardForm } from '../payout-methods/adding/add-card-form.tsx';
import { FirstPasswordForm } from '../withdraw-password/set-password-form.tsx';
import styles from './identity-form.module.css';

/** A card is guarded by the withdraw password: a member who has none sets it first, in the same place. */
export function CardPart({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const terms = useWithdrawalTerms();
  if (!terms.data)
    return (
      <Loading label={t('identity.loading')}>
        <Skeleton height={160} radius="var(--r-md)" />
      </Loading>
    );
  return (
    <div className={styles.form}>
      {terms.data.password.isSet ? (
        <AddCardForm onClose={onClose} />
      ) : (
        <>
          <p className={styles.value}>{t('password.missingText')}</p>
          <FirstPasswordForm onClose={() => void terms.refetch()} />
        </>
      )}
    </div>
  );
}
