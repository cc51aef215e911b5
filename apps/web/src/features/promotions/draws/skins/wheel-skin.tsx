import { diagonal, Linear } from '@fairway/ui/art/gradient.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SkinProps } from './skin-props.ts';
import { fieldPath, wheelTurn } from './wheel-turn.ts';
import styles from './wheel-skin.module.css';

const radius = 150;
const bulbs = 24;

/** A wheel of equal fields that stops on the prize drawn; the chances stand in the table, not in the width of a field. */
export function WheelSkin({ config: { prizes }, stage: { phase, draw } }: SkinProps) {
  const { t } = useTranslation('draws');
  const gold = useId();
  const count = prizes.length;
  const field = prizes.findIndex(({ code }) => code === draw?.prize);
  const turn = draw && field >= 0 ? wheelTurn(field, count, draw.nonce) : 0;
  const name = phase === 'shown' && draw ? t('wheel.name', { title: draw.title }) : t('wheel.still');
  const around = (place: number, of: number) => `rotate(${(place * 360) / of})`;
  return (
    <svg viewBox="-184 -194 368 378" className={styles.wheel} {...{ role: 'img', 'aria-label': name }}>
      <defs>
        <Linear
          id={gold}
          stops={[
            [0, '#fff0bf'],
            [0.45, '#f5c65b'],
            [1, '#b9781f'],
          ]}
          line={diagonal}
        />
      </defs>
      <circle r={radius + 24} fill={`url(#${gold})`} />
      <circle r={radius + 18} className={styles.ring} />
      {Array.from({ length: bulbs }, (_, place) => (
        <circle
          key={place}
          cy={-radius - 10}
          r="4"
          className={styles.bulb}
          data-even={place % 2 === 0}
          transform={around(place, bulbs)}
        />
      ))}
      <circle r={radius + 2} fill={`url(#${gold})`} />
      <g className={styles.disc} data-phase={phase} style={{ transform: `rotate(${turn}deg)` }}>
        {prizes.map(({ code, title }, place) => (
          <g key={code}>
            <path d={fieldPath(place, count, radius)} className={styles.field} data-even={place % 2 === 0} />
            <text y={-radius + 38} className={styles.title} transform={around(place + 0.5, count)}>
              {title}
            </text>
          </g>
        ))}
        <circle r="30" className={styles.ring} />
        <circle r="26" fill={`url(#${gold})`} />
      </g>
      <path d={`M-15 ${-radius - 36} H15 L0 ${-radius + 6} Z`} className={styles.pointer} />
    </svg>
  );
}
