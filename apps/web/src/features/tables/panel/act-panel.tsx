import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { OwnSeat, TableDetails } from '../api/shapes.ts';
import { useActAtTable, type AskedAct } from '../api/use-seat-acts.ts';
import { RaiseChoice } from './raise-choice.tsx';
import { highestOf } from './raise-steps.ts';
import styles from './seat-panel.module.css';

/** The own turn: fold, check or call, and a raise by slider, buttons or figure. A key that is held repeats nothing. */
export function ActPanel({ details, own }: { details: TableDetails; own: OwnSeat }) {
  const { t } = useTranslation('tables');
  const { summary, hand } = details;
  const acting = useActAtTable(summary.table);
  const { options } = own;
  if (!hand || !options) return <p className={styles.quiet}>{t(waitText())}</p>;
  const act = (asked: Pick<AskedAct, 'act' | 'to'>) => {
    if (!acting.isPending) acting.mutate({ hand: hand.number, acts: hand.acts, ...asked });
  };
  const isCheck = !/[1-9]/.test(options.call);
  return (
    <div className={styles.panel}>
      <div className={styles.acts}>
        {!isCheck && (
          <Button variant="quiet" size="l" disabled={acting.isPending} onClick={() => act({ act: 'fold' })}>
            {t('panel.fold')}
          </Button>
        )}
        <Button
          size="l"
          loading={acting.isPending}
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
          onClick={() => act({ act: isCheck ? 'check' : 'call' })}
        >
          {isCheck
            ? t('panel.check')
            : t('panel.call', { amount: displayAmount(options.call, summary.currency) })}
        </Button>
      </div>
      {options.raise && (
        <RaiseChoice
          // Other bounds are another choice.
          key={`${hand.number}-${hand.acts}`}
          raise={options.raise}
          pot={hand.pot}
          call={options.call}
          highest={highestOf(
            hand.seats.map(({ bet }) => bet),
            summary.currency,
          )}
          currency={summary.currency}
          unit={summary.blinds.big}
          isBet={hand.seats.every(({ bet }) => !/[1-9]/.test(bet))}
          asking={acting.isPending}
          onRaise={(to) => act({ act: 'raise', to })}
        />
      )}
    </div>
  );

  function waitText() {
    const seat = details.seats.find((one) => one.seat === own.seat);
    if (seat?.state === 'sittingOut') return 'panel.waitOut' as const;
    if (hand?.state === 'playing' && own.hand !== null) return 'panel.waitTurn' as const;
    return 'panel.waitHand' as const;
  }
}
