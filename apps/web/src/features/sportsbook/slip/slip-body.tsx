import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { formatMoney } from '@fairway/money';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { loginHref } from '../../../lib/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';
import { BalanceLine } from './balance-line.tsx';
import { ParlayCard } from './parlay-card.tsx';
import { SingleCard } from './single-card.tsx';
import styles from './slip.module.css';
import { useSlip } from './slip-store.ts';
import { useSlipBooking } from './use-slip-booking.ts';

const policies = ['none', 'higher', 'any'] as const;

/** Cards, price policy, total and the button. */
export function SlipBody() {
  const { t } = useTranslation('sportsbook');
  const here = useLocation({ select: ({ href }) => href });
  const { picks, tab, policy, setPolicy } = useSlip();
  const signedIn = useSession(({ session }) => session !== undefined);
  const booking = useSlipBooking();
  const { preview } = booking;
  const parlay = tab === 'parlay' && picks.length > 1;
  return (
    <>
      <div className={styles.cards}>
        {parlay ? (
          <ParlayCard picks={picks} preview={preview} />
        ) : (
          picks.map((pick, place) => (
            <SingleCard
              key={`${pick.fixtureId}|${pick.selectionId}`}
              pick={pick}
              leg={preview?.legs[place]}
            />
          ))
        )}
      </div>
      <div className={styles.policy}>
        <p>{t('slip.policy')}</p>
        <Segmented
          size="s"
          label={t('slip.policy')}
          value={policy}
          onChange={setPolicy}
          options={policies.map((value) => ({ value, label: t(`slip.${value}`) }))}
        />
      </div>
      {preview && preview.delaySeconds > 0 && (
        <p className={styles.small}>{t('slip.delay', { seconds: preview.delaySeconds })}</p>
      )}
      <p className={styles.total}>
        <span>{t('slip.bets', { count: booking.bets.length })}</span>
        <span>
          {t('slip.total')} <b>{displayAmount(formatMoney(booking.total), 'CNY')}</b>
        </span>
      </p>
      {signedIn && preview?.balance && <BalanceLine balance={preview.balance.amount} short={booking.short} />}
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
    </>
  );
}
