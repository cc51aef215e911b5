import { diagonal, Linear } from '@fairway/ui/art/gradient.tsx';
import { GiftBox } from '@fairway/ui/art/object/gift-box.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SkinProps } from './skin-props.ts';
import styles from './drum-skin.module.css';

/** Where the boxes lie in the drum, and their colours. */
const boxes = [
  { cx: -52, cy: -34, colour: '#d8333f' },
  { cx: 44, cy: -44, colour: '#2f6fe0' },
  { cx: 4, cy: 8, colour: '#2f9e63' },
  { cx: -44, cy: 52, colour: '#8a4fd0' },
  { cx: 52, cy: 44, colour: '#e08a1e' },
] as const;

/** A drum that turns its boxes; one of them comes out of its foot with what the server drew. */
export function DrumSkin({ stage: { phase, draw } }: SkinProps) {
  const { t } = useTranslation('draws');
  const gold = useId();
  const isShown = phase === 'shown' && draw !== null;
  return (
    <div className={styles.drum}>
      <svg viewBox="-180 -136 360 316" {...{ role: 'img', 'aria-label': t('drum.name') }}>
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
        <ellipse cy="170" rx="150" ry="9" className={styles.shadow} />
        <path d="M-92 92-128 166Q-128 172-120 172H120Q128 172 128 166L92 92Z" className={styles.stand} />
        <path d="M-105 118H105" className={styles.trim} />
        <rect x="-66" y="124" width="132" height="44" rx="14" className={styles.slot} />
        <circle r="128" fill={`url(#${gold})`} />
        <circle r="116" className={styles.glass} />
        <g className={styles.boxes} data-phase={phase}>
          {boxes.map(({ cx, cy, colour }) => (
            <GiftBox key={colour} cx={cx} cy={cy} scale={0.46} colour={colour} />
          ))}
        </g>
        <path d="M-92-40A100 100 0 0 1-30-95" className={styles.light} />
        {isShown && <GiftBox cx={0} cy={142} scale={0.5} />}
      </svg>
      <p className={styles.out} data-won={isShown && draw.state !== null} aria-hidden>
        {isShown && draw.title}
      </p>
    </div>
  );
}
