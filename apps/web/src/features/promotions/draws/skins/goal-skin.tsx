import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stage } from '../use-stage.ts';
import { corners, endsOf, start, type Corner, type Point } from './corners.ts';
import styles from './goal-skin.module.css';

interface Shot {
  phase: Stage['phase'];
  draw: Pick<NonNullable<Stage['draw']>, 'state'> | null;
}

/** A goal with its keeper: whether the ball goes in was drawn, the corner is the member's own. */
export function GoalSkin({ stage: { phase, draw } }: { stage: Shot }) {
  const { t } = useTranslation('draws');
  const [corner, setCorner] = useState<Corner>('rightHigh');
  const isGoal = draw !== null && draw.state !== null;
  const isFlown = draw !== null && (phase === 'moving' || phase === 'shown');
  const { ball, keeper } = isFlown ? endsOf(corner, isGoal) : start;
  const at = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });
  const result = phase === 'shown' && draw ? t(isGoal ? 'goal.in' : 'goal.saved') : '';
  return (
    <div className={styles.goal}>
      <svg
        viewBox="0 0 400 250"
        {...{ role: 'img', 'aria-label': `${t('goal.name')} ${result}`.trim() }}
        data-phase={phase}
      >
        <rect width="400" height="250" className={styles.sky} />
        <rect y="196" width="400" height="54" className={styles.grass} />
        <g className={styles.net}>
          {Array.from({ length: 17 }, (_, place) => (
            <path key={`v${place}`} d={`M${56 + place * 18} 32V196`} />
          ))}
          {Array.from({ length: 10 }, (_, place) => (
            <path key={`h${place}`} d={`M50 ${36 + place * 17}H350`} />
          ))}
        </g>
        <path d="M50 198V30H350V198" className={styles.frame} />
        <g className={styles.keeper} style={at(keeper)}>
          <path d="M-40-20 0-8 40-20" className={styles.arms} />
          <rect x="-15" y="-16" width="30" height="46" rx="8" />
          <circle cy="-28" r="12" className={styles.head} />
          <path d="M-8 28V64M8 28V64" className={styles.legs} />
        </g>
        <g className={styles.ball} style={at(ball)}>
          <circle r="13" />
          <path d="M0-6 6-2 4 5H-4L-6-2Z" className={styles.patch} />
        </g>
      </svg>
      <fieldset className={styles.corners} disabled={phase === 'asking' || phase === 'moving'}>
        <legend>{t('goal.corner')}</legend>
        {corners.map(({ code }) => (
          <label key={code}>
            <input
              type="radio"
              name="corner"
              value={code}
              checked={corner === code}
              onChange={() => setCorner(code)}
            />
            {t(`goal.${code}`)}
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>{t('goal.note')}</p>
    </div>
  );
}
