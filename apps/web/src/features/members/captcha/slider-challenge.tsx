import { pictureWidth, sceneHeight, sliderPieceSize } from '@fairway/contract/risk/captcha-sizes.ts';
import { Slider } from '@fairway/ui/components/slider/slider.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaTools } from './captcha-tools.tsx';
import type { ByHandProps } from './by-hand.ts';
import styles from './by-hand.module.css';

const share = (part: number, of: number) => `${(part / of) * 100}%`;

/** A piece to push into its place, by hand or with the arrow keys; let go, it is checked. */
export function SliderChallenge({ shown, captcha, onAnswer }: ByHandProps) {
  const { t } = useTranslation('members');
  const [left, setLeft] = useState(0);
  const width = shown.width ?? pictureWidth;
  const pieceWidth = shown.pieceWidth ?? sliderPieceSize;
  const over = captcha.checked === 'checking' || captcha.checked === 'passed';
  return (
    <div className={styles.challenge}>
      <div className={styles.scene}>
        <img src={shown.image ?? ''} alt={t('captcha.sliderAlt')} className={styles.picture} />
        <img
          src={shown.piece ?? ''}
          alt=""
          className={styles.piece}
          style={{
            left: share(left, width),
            top: share(shown.pieceTop ?? 0, shown.height ?? sceneHeight),
            width: share(pieceWidth, width),
          }}
        />
        <CaptchaTools captcha={captcha} />
      </div>
      <Slider
        label={t('captcha.sliderLabel')}
        value={left}
        max={width - pieceWidth}
        onChange={setLeft}
        onCommit={(at) => onAnswer(String(Math.round(at)))}
        format={(at) => (captcha.checked === 'passed' ? t('captcha.passed') : String(Math.round(at)))}
        disabled={over}
      />
    </div>
  );
}
