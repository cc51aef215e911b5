import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { useTranslation } from 'react-i18next';
import type { Captcha } from '../api/use-captcha.ts';
import { CaptchaPending } from './captcha-pending.tsx';
import { PointsChallenge } from './points-challenge.tsx';
import { SliderChallenge } from './slider-challenge.tsx';
import styles from './captcha-field.module.css';

export interface CaptchaFieldProps {
  captcha: Captcha;
  error: string | undefined;
  onChange: () => void;
}

/**
 * The security check of a form, once it is asked for: a picture to read, a piece to push, characters to press, or a sum
 * as text, which is a press away from each. Where something is typed, its input is named `captcha`.
 */
export function CaptchaField({ captcha, error, onChange }: CaptchaFieldProps) {
  const { t } = useTranslation('members');
  if (!captcha.asked) return null;
  const { kind } = captcha;
  const isQuestion = kind === 'question';
  const byHand = kind === 'slider' || kind === 'points';
  return (
    <Field
      label={t(isQuestion ? 'captcha.questionLabel' : 'captcha.pictureLabel')}
      labelEnd={
        captcha.offersQuestion ? (
          <button
            type="button"
            className={styles.other}
            onClick={() => {
              captcha.turn();
              onChange();
            }}
          >
            {t(isQuestion ? 'captcha.toPicture' : byHand ? 'captcha.toTextQuestion' : 'captcha.toQuestion')}
          </button>
        ) : undefined
      }
      hint={kind === 'picture' ? t('captcha.pictureHint') : undefined}
      error={error ?? (captcha.checked === 'wrong' ? t('captcha.wrong') : undefined)}
      required
    >
      {byHand ? (
        <ByHand captcha={captcha} onChange={onChange} />
      ) : (
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
            inputMode={isQuestion ? 'numeric' : 'text'}
            onChange={onChange}
          />
        </div>
      )}
    </Field>
  );
}

function ByHand({ captcha, onChange }: Pick<CaptchaFieldProps, 'captcha' | 'onChange'>) {
  const { query, kind } = captcha;
  if (!query.data) return <CaptchaPending captcha={captcha} className={styles.scene} />;
  const Shown = kind === 'slider' ? SliderChallenge : PointsChallenge;
  return (
    <Shown
      key={query.data.captchaId}
      shown={query.data}
      captcha={captcha}
      onAnswer={(answer) => {
        onChange();
        captcha.check(answer);
      }}
    />
  );
}

function Challenge({ captcha }: { captcha: Captcha }) {
  const { t } = useTranslation('members');
  const { query } = captcha;
  if (!query.data) return <CaptchaPending captcha={captcha} className={styles.challenge} />;
  const { image, question } = query.data;
  return image !== null ? (
    <img src={image} alt={t('captcha.pictureAlt')} width={160} height={56} className={styles.picture} />
  ) : (
    <p className={styles.question} aria-live="polite">
      {question}
    </p>
  );
}
