import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Spinner } from '@fairway/ui/components/spinner/spinner.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { useTranslation } from 'react-i18next';
import type { Captcha } from '../api/use-captcha.ts';
import styles from './by-hand.module.css';

/** In the corner of a picture: another one, how far the check is, or that it is passed. */
export function CaptchaTools({ captcha }: { captcha: Captcha }) {
  const { t } = useTranslation('members');
  if (captcha.checked === 'passed')
    return (
      <output className={styles.passed}>
        <IconCheck size={16} />
        {t('captcha.passed')}
      </output>
    );
  return (
    <span className={styles.tool}>
      {captcha.checked === 'checking' ? (
        <Spinner size={16} />
      ) : (
        <IconButton label={t('captcha.renew')} size="s" onClick={captcha.renew}>
          <IconRefresh size={16} />
        </IconButton>
      )}
    </span>
  );
}
