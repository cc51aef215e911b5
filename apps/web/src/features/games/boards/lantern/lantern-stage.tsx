import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { useMemo, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { numberIn, textIn } from '../../rounds/shown-round.ts';
import { isWin, roundOfBet } from '../bet-round.ts';
import type { StageProps } from '../board.ts';
import { useShowing } from '../use-showing.ts';
import { kindsOf, lanternBet } from './lantern-bet.ts';
import { LanternStreet } from './lantern-street.tsx';
import { leanAt, turnedTo, turnPart } from './lantern-turn.ts';
import { LanternRing, WheelFrame } from './lantern-wheel.tsx';
import styles from './lantern.module.css';

/** How long the wheel turns, in ms. */
const turning = 4600;

/** A wheel of hanging lanterns over a street: it turns, and the lantern that comes to stand at the top pays. */
export function LanternStage({ bet, round, onShown }: StageProps) {
  const { t } = useTranslation('games');
  const part = useShowing(round?.id, turning, onShown);
  const { risk, segments } = lanternBet(bet);
  const wheel = useMemo(() => lanternBet({ risk, segments }), [risk, segments]);
  const shown = roundOfBet(bet, round);
  const [step] = shown?.steps ?? [];
  const stop = numberIn(step, 'segment');
  const [spin, setSpin] = useState<{ id: string | undefined; from: number; to: number }>({
    id: undefined,
    from: 0,
    to: 0,
  });
  if (shown && spin.id !== shown.id)
    setSpin({ id: shown.id, from: spin.to % 360, to: turnedTo(spin.to % 360, stop, segments) });
  const turn = spin.from + (spin.to - spin.from) * turnPart(part);
  const stood = shown !== undefined && part === 1;
  const kinds = kindsOf(wheel);
  const labels = kinds.map(({ paid, count }) => t('lantern.kind', { paid, count })).join(t('lantern.comma'));
  return (
    <div className={styles.stage}>
      <LanternStreet />
      <VisuallyHidden>{t('lantern.scene', { segments, kinds: labels })}</VisuallyHidden>
      <div
        className={styles.wheel}
        data-won={stood && isWin(shown)}
        style={{ '--turn': `${turn}deg`, '--lean': `${leanAt(part)}deg` } as CSSProperties}
        aria-hidden
      >
        <svg className={styles.stand} viewBox="-200 -200 400 460">
          <path d="M-10 0 L-104 246 H-78 L4 10z M10 0 L104 246 H78 L-4 10z" fill="#5b2219" />
          <path d="M-10 0 L-104 246 H-97 L-6 6z M10 0 L80 246 H84 L8 16z" fill="#b3562f" />
          <path d="M-78 176 H78 V187 H-78z" fill="#7a3020" />
          <ellipse cx="0" cy="250" rx="150" ry="9" fill="#0a0716" opacity="0.6" />
        </svg>
        <WheelFrame />
        <LanternRing bet={wheel} stood={stood ? stop : undefined} />
        <p className={styles.hub}>{stood ? `×${textIn(step, 'paid')}` : ''}</p>
        <svg className={styles.pointer} viewBox="0 0 60 54">
          <path d="M30 52 L10 14 Q30 24 50 14z" fill="#f5c65b" stroke="#6f430d" strokeWidth="2" />
          <path d="M30 52 L10 14 Q20 20 30 20z" fill="#ffe6a6" />
          <circle cx="30" cy="11" r="9" fill="#c23b2a" stroke="#f5c65b" strokeWidth="3" />
        </svg>
      </div>
      <ul className={styles.kinds} aria-hidden>
        {kinds.map(({ paid, count, tone }) => (
          <li key={paid} data-tone={tone}>
            <i />
            <b>×{paid}</b>
            <span>
              {count}/{segments}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
