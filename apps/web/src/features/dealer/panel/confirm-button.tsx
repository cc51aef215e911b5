import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { mostSpots } from '@fairway/contract/dealer/codes.ts';
import { formatMoney, money } from '@fairway/money';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount, wholeAmount } from '../../../lib/format-amount.ts';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';
import { draftFault } from '../chips/draft-fault.ts';
import { sumOf } from '../chips/draft.ts';
import type { Bets } from '../chips/use-bets.ts';
import styles from './bet-panel.module.css';

export interface ConfirmButtonProps {
  bets: Bets;
  balance: string | undefined;
  /** Whether chips may be staked now. */
  open: boolean;
  /** Whether the table takes no stakes at all. */
  closed: boolean;
  placed: boolean;
  asking: boolean;
  onPress: () => void;
}

/** Stakes all chips at once. It keeps its place and the focus; a key that is held repeats nothing. Visitors log in here. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { bets, balance, open, closed, placed, asking, onPress } = props;
  const { t } = useTranslation('dealer');
  const signedIn = useSession(({ session }) => session !== undefined);
  const here = useLocation({ select: ({ href }) => href });
  const { bounds, currency, laid } = bets;
  if (!signedIn)
    return (
      <a className={buttonClass({ size: 'l', wide: true })} href={loginHref(here)}>
        {t('button.login')}
      </a>
    );
  const fault = bounds && laid.size > 0 ? draftFault(laid, bounds, balance) : undefined;
  const ready = open && laid.size > 0 && fault === undefined;
  return (
    <>
      {fault !== undefined && bounds && (
        <p className={styles.fault} {...{ role: 'status' as const }}>
          {t(`button.${fault}`, {
            least: wholeAmount(bounds.least, currency),
            most: wholeAmount(bounds.most, currency),
            count: mostSpots,
          })}
          {fault === 'short' && (
            <>
              {' '}
              <Link to="/app/myCenter/deposit" search={{ return: here }}>
                {t('button.deposit')}
              </Link>
            </>
          )}
        </p>
      )}
      <Button
        size="l"
        wide
        loading={asking}
        aria-disabled={!ready || undefined}
        disabled={open && laid.size > 0 && fault !== undefined}
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={() => {
          if (ready && !asking) onPress();
        }}
      >
        {label()}
      </Button>
    </>
  );

  function label(): string {
    if (closed) return t('button.closed');
    if (placed) return t('button.placed');
    if (!open && !asking) return t('button.waiting');
    if (laid.size === 0) return t('button.empty');
    return t('button.confirm', {
      amount: displayAmount(formatMoney(money(currency, sumOf(laid))), currency),
    });
  }
}
