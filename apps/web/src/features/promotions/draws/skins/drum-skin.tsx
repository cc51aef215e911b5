import { GiftBox } from '@fairway/ui/art/object/gift-box.tsx';
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

/** A drum that turns its boxes; one of them comes out with what the server drew. */
export function DrumSkin({ stage: { phase, draw } }: SkinProps) {
  const { t } = useTranslation('draws');
  return (
    <div className={styles.drum}>
      <svg viewBox="-140 -140 280 280" {...{ role: 'img', 'aria-label': t('drum.name') }}>
        <path d="M-96 96-120 136H120L96 96Z" className={styles.stand} />
        <circle r="124" className={styles.rim} />
        <circle r="112" className={styles.glass} />
        <g className={styles.boxes} data-phase={phase}>
          {boxes.map(({ cx, cy, colour }) => (
            <GiftBox key={colour} cx={cx} cy={cy} scale={0.46} colour={colour} />
          ))}
        </g>
      </svg>
      <div className={styles.out} data-phase={phase} data-won={draw !== null && draw.state !== null}>
        <svg viewBox="-70 -70 140 140" aria-hidden>
          <GiftBox cx={0} cy={0} scale={1} />
        </svg>
        {phase === 'shown' && draw && <b aria-hidden>{draw.title}</b>}
      </div>
    </div>
  );
}
