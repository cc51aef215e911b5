import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyButton } from '../panel/key-button.tsx';
import type { OwnAct } from '../panel/use-own-act.ts';
import { usePlayKeys } from '../panel/use-play-keys.ts';
import { bidText } from './doudizhu-text.ts';
import styles from '../panel/seat-panel.module.css';

export interface BidChoiceProps {
  points: readonly number[];
  isAsking: boolean;
  onAct: (asked: OwnAct) => void;
}

/** A button for each bid that may be made; its key is the digit. */
export function BidChoice({ points, isAsking, onAct }: BidChoiceProps) {
  const { t } = useTranslation('tables');
  const row = useRef<HTMLDivElement>(null);
  const bid = (chosen: number) => () => onAct({ act: 'bid', points: chosen });
  usePlayKeys(row, Object.fromEntries(points.map((one) => [String(one), bid(one)])));
  return (
    <div ref={row} className={styles.turn}>
      <p className={styles.quiet}>{t('doudizhu.bidHint')}</p>
      {points.map((one) => (
        <KeyButton
          key={one}
          hotkey={String(one)}
          variant={one === 0 ? 'quiet' : 'action'}
          disabled={isAsking}
          onClick={bid(one)}
        >
          {bidText(t, one)}
        </KeyButton>
      ))}
    </div>
  );
}
