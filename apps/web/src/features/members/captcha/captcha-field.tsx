import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Spinner } from '@fairway/ui/components/spinner/spinner.tsx';
import { IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { useTranslation } from 'react-i18next';
import type { Captcha } from '../api/use-captcha.ts';
import styles from './captcha-field.module.css';

export interface CaptchaFieldProps {
  captcha: Captcha;
  error: string | undefined;
  onChange: () => void;
}

/** The security check of a form, once it is asked for: a picture to read, or a sum in words. Its input is named `captcha`. */
export function CaptchaField({ captcha, error, onChange }: CaptchaFieldProps) {
  const { t } = useTranslation('members');
  if (!captcha.asked) return null;
  const picture = captcha.kind === 'picture';
  return (
    <Field
      label={t(picture ? 'captcha.pictureLabel' : 'captcha.questionLabel')}
      labelEnd={
        <button
          type="button"
          className={styles.other}
          onClick={() => captcha.setKind(picture ? 'question' : 'picture')}
        >
          {t(picture ? 'captcha.toQuestion' : 'captcha.toPicture')}
        </button>
      }
      hint={picture ? t('captcha.pictureHint') : undefined}
      error={error}
      required
    >
      <div className={styles.row}>
        <Challenge captcha={captcha} />
        <IconButton label={t('captcha.renew')} onClick={captcha.renew}>
          <IconRefresh size={18} />
        </IconButton>
        <Input
          key={captcha.query.data?.captchaId}
          name="captcha"
          className={styles.input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={16}
          inputMode={picture ? 'text' : 'numeric'}
          onChange={onChange}
        />
      </div>
    </Field>
  );
}

function Challenge({ captcha: { query, kind } }: { captcha: Captcha }) {
  const { t } = useTranslation('members');
  if (query.isError) {
    return (
      <Button size="s" variant="quiet" className={styles.challenge} onClick={() => void query.refetch()}>
        {t('captcha.again')}
      </Button>
    );
  }
  if (!query.data) {
    return (
      <output className={styles.challenge} aria-label={t('captcha.loading')}>
        <Spinner size={16} />
      </output>
    );
  }
  const { image, question } = query.data;
  return kind === 'picture' && image !== null ? (
    <img src={image} alt={t('captcha.pictureAlt')} width={160} height={56} className={styles.picture} />
  ) : (
    <p className={styles.question} aria-live="polite">
      {question}
    </p>
  );
}
