import { pictureWidth, sceneHeight } from '@fairway/contract/risk/captcha-sizes.ts';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ByHandProps } from './by-hand.ts';
import { CaptchaTools } from './captcha-tools.tsx';
import styles from './by-hand.module.css';

const wanted = 3;

/** Characters to press in the order that is asked; after the third it is checked. */
export function PointsChallenge({ shown, captcha, onAnswer }: ByHandProps) {
  const { t } = useTranslation('members');
  const [pressed, setPressed] = useState<readonly { x: number; y: number }[]>([]);
  const [width, height] = [shown.width ?? pictureWidth, shown.height ?? sceneHeight];
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.round(((event.clientX - box.left) / box.width) * width);
    const y = Math.round(((event.clientY - box.top) / box.height) * height);
    // A key presses no place; the sum as text is there for keys.
    if (event.detail === 0 || pressed.length === wanted) return;
    const next = [...pressed, { x, y }];
    setPressed(next);
    if (next.length === wanted) onAnswer(next.map((point) => `${point.x},${point.y}`).join(';'));
  };
  return (
    <div className={styles.challenge}>
      <p className={styles.asked} aria-live="polite">
        {captcha.checked === 'passed' ? t('captcha.passed') : shown.question}
      </p>
      <div className={styles.scene}>
        <button type="button" className={styles.press} onClick={press}>
          <img src={shown.image ?? ''} alt={t('captcha.pointsAlt')} className={styles.picture} />
        </button>
        {pressed.map(({ x, y }, at) => (
          <span
            key={`${x},${y}`}
            aria-hidden
            className={styles.mark}
            style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
          >
            {at + 1}
          </span>
        ))}
        <CaptchaTools captcha={captcha} />
      </div>
    </div>
  );
}
