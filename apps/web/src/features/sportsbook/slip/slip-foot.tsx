import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { formatMoney } from '@fairway/money';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';
import { BalanceLine } from './balance-line.tsx';
import { FreeBetChoice } from './free-bet-choice.tsx';
import styles from './slip.module.css';
import type { SlipBooking } from './use-slip-booking.ts';

/** What the foot says and does of a slip, whatever it makes of its picks. */
type FootBooking = Pick<
  SlipBooking,
  'preview' | 'total' | 'free' | 'short' | 'changed' | 'blocked' | 'placing' | 'place'
> & {
  count: number;
  balance: string | undefined;
};

/** Total, balance and the button; always in view, however long the slip grows. */
export function SlipFoot({ booking }: { booking: FootBooking }) {
  const { t } = useTranslation('sportsbook');
  const here = useLocation({ select: ({ href }) => href });
  const signedIn = useSession(({ session }) => session !== undefined);
  const { preview, balance } = booking;
  return (
    <footer className={styles.foot}>
      {signedIn && <FreeBetChoice preview={preview} />}
      <p className={styles.total}>
        <span>{t('slip.bets', { count: booking.count })}</span>
        <span>
          {t(booking.free ? 'slip.free.total' : 'slip.total')}{' '}
          <b>{displayAmount(formatMoney(booking.total), 'CNY')}</b>
        </span>
      </p>
      {signedIn && balance !== undefined && !booking.free && (
        <BalanceLine balance={balance} short={booking.short} />
      )}
      {signedIn ? (
        <Button
          variant="action"
          size="l"
          wide
          loading={booking.placing}
          loadingText={t('slip.placing')}
          disabledReason={booking.blocked}
          onClick={booking.place}
        >
          {booking.changed ? t('slip.acceptAndPlace') : t('slip.place')}
        </Button>
      ) : (
        <Link to={loginHref(here)} className={buttonClass({ variant: 'action', size: 'l', wide: true })}>
          {t('slip.login')}
        </Link>
      )}
    </footer>
  );
}
