import { useTranslation } from 'react-i18next';
import { toast } from '../../../../lib/toasts.ts';
import { useChangeSecondFactor } from '../../api/use-second-factor.ts';
import { FactorForm } from './factor-form.tsx';
import styles from './factor.module.css';

/** Switches it off, by password and code. */
export function EndFactor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('members');
  const { end } = useChangeSecondFactor();
  return (
    <>
      <p className={styles.text}>{t('factor.endText')}</p>
      <FactorForm
        asks={['password', 'code']}
        labels={{ submit: t('factor.end'), sending: t('factor.ending') }}
        isPending={end.isPending}
        onProof={(proof, refused) =>
          end.mutate(proof, {
            onSuccess: () => {
              toast({ title: t('factor.ended'), tone: 'ok' });
              onClose();
            },
            onError: refused,
          })
        }
        onClose={onClose}
      />
    </>
  );
}
