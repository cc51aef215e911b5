import { useTranslation } from 'react-i18next';
import { useChangeSecondFactor } from '../../api/use-second-factor.ts';
import { FactorForm } from './factor-form.tsx';
import styles from './factor.module.css';
import type { TurnOnProps } from './turn-on.tsx';

/** New recovery codes, by a code of the authenticator. */
export function RenewCodes({ onCodes, onClose }: TurnOnProps) {
  const { t } = useTranslation('members');
  const { renew } = useChangeSecondFactor();
  return (
    <>
      <p className={styles.text}>{t('factor.renewText')}</p>
      <FactorForm
        asks={['code']}
        labels={{ submit: t('factor.renew'), sending: t('factor.renewing') }}
        isPending={renew.isPending}
        onProof={({ code }, refused) =>
          renew.mutate(code, {
            onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
            onError: refused,
          })
        }
        onClose={onClose}
      />
    </>
  );
}
