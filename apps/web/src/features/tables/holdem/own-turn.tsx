import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { HandOf, MemberTable, OwnOf } from '../api/shapes.ts';
import { KeyButton } from '../panel/key-button.tsx';
import type { OwnAct } from '../panel/use-own-act.ts';
import { usePlayKeys } from '../panel/use-play-keys.ts';
import { RaiseChoice } from './raise-choice.tsx';
import { isWithin } from './raise-steps.ts';
import styles from '../panel/seat-panel.module.css';

export interface OwnTurnProps {
  hand: HandOf<'holdem'>;
  options: NonNullable<OwnOf<'holdem'>['options']>;
  summary: MemberTable;
  isAsking: boolean;
  onAct: (asked: OwnAct) => void;
}

/** Fold, check or call, and a raise by slider, shares of the pot or a figure; each with its key: F, C, R. */
export function OwnTurn({ hand, options, summary, isAsking, onAct }: OwnTurnProps) {
  const { t } = useTranslation('tables');
  const row = useRef<HTMLDivElement>(null);
  const { raise, call } = options;
  const { currency } = summary;
  const [to, setTo] = useState(raise?.least ?? '');
  const isCheck = !/[1-9]/.test(call);
  const isBet = hand.seats.every(({ bet }) => !/[1-9]/.test(bet));
  const fits = raise !== null && isWithin(to, raise, currency);
  const fold = isCheck ? undefined : () => onAct({ act: 'fold' });
  const stay = () => onAct({ act: isCheck ? 'check' : 'call' });
  const lift = fits ? () => onAct({ act: 'raise', to }) : undefined;
  usePlayKeys(row, { F: fold, C: stay, R: lift });
  return (
    <div ref={row} className={styles.turn}>
      {fold && (
        <KeyButton hotkey="F" className={styles.wide} variant="quiet" disabled={isAsking} onClick={fold}>
          {t('panel.fold')}
        </KeyButton>
      )}
      <KeyButton hotkey="C" className={styles.wide} loading={isAsking} onClick={stay}>
        {isCheck ? t('panel.check') : t('panel.call', { amount: displayAmount(call, currency) })}
      </KeyButton>
      {raise && (
        <>
          <RaiseChoice hand={hand} raise={raise} call={call} summary={summary} to={to} onChange={setTo} />
          <KeyButton hotkey="R" className={styles.wide} disabled={!fits || isAsking} onClick={lift}>
            {t(isBet ? 'raise.bet' : 'raise.raise', { amount: fits ? displayAmount(to, currency) : '—' })}
          </KeyButton>
        </>
      )}
    </div>
  );
}
