import { Checkbox } from '@fairway/ui/components/choice/checkbox.tsx';
import { useTranslation } from 'react-i18next';
import styles from '../frame/account-frame.module.css';

/** Old enough and in agreement: said by the member, not assumed. */
export function TermsField({ fault, onChange }: { fault: string | undefined; onChange: () => void }) {
  const { t } = useTranslation('members');
  return (
    <div>
      <Checkbox
        name="terms"
        invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : 'terms-fault'}
        onChange={onChange}
      >
        {t('register.terms')}
      </Checkbox>
      <p id="terms-fault" aria-live="polite" className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}
