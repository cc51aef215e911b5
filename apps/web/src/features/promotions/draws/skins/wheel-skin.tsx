import { useTranslation } from 'react-i18next';
import type { SkinProps } from './skin-props.ts';
import { fieldPath, wheelTurn } from './wheel-turn.ts';
import styles from './wheel-skin.module.css';

const radius = 150;

/** A wheel of equal fields that stops on the prize drawn; the chances stand in the table, not in the width of a field. */
export function WheelSkin({ config: { prizes }, stage: { phase, draw } }: SkinProps) {
  const { t } = useTranslation('draws');
  const count = prizes.length;
  const field = prizes.findIndex(({ code }) => code === draw?.prize);
  const turn = draw && field >= 0 ? wheelTurn(field, count, draw.nonce) : 0;
  const name = phase === 'shown' && draw ? t('wheel.name', { title: draw.title }) : t('wheel.still');
  return (
    <svg viewBox="-170 -180 340 350" className={styles.wheel} {...{ role: 'img', 'aria-label': name }}>
      <circle r={radius + 12} className={styles.rim} />
      <g className={styles.disc} data-phase={phase} style={{ transform: `rotate(${turn}deg)` }}>
        {prizes.map(({ code, title }, place) => (
          <g key={code}>
            <path d={fieldPath(place, count, radius)} className={styles.field} data-even={place % 2 === 0} />
            <text
              y={-radius + 36}
              className={styles.title}
              transform={`rotate(${((place + 0.5) * 360) / count})`}
            >
              {title}
            </text>
          </g>
        ))}
        <circle r="26" className={styles.hub} />
      </g>
      <path d={`M-13 ${-radius - 26} H13 L0 ${-radius + 4} Z`} className={styles.pointer} />
    </svg>
  );
}
