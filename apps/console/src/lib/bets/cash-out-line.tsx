import { useTranslation } from 'react-i18next';
import { Amount } from '../components/amount.tsx';
import { Moment } from '../components/time.tsx';
import type { ShownBet } from './bet-columns.tsx';

interface CashOutLineProps {
  cashOut: ShownBet['cashOuts'][number];
  currency: ShownBet['currency'];
}

/** One cash-out of a bet: its part, what was asked and paid, or the name of the refusal. */
export function CashOutLine({ cashOut, currency }: CashOutLineProps) {
  const { t } = useTranslation('sportsbook');
  const { status, cause, percent, stake, asked, paid, at, refusal } = cashOut;
  return (
    <span>
      <Moment at={at} /> · {t(`bet.cashOut.status.${status}`, { percent })} ·{' '}
      {t(`bet.cashOut.cause.${cause}`)} · {t('bet.stake')} <Amount amount={stake} currency={currency} /> ·{' '}
      {t('bet.cashOut.asked')} <Amount amount={asked} currency={currency} />
      {paid && (
        <>
          {' · '}
          {t('bet.cashOut.paid')} <Amount amount={paid} currency={currency} />
        </>
      )}
      {refusal && ` · ${refusal.name}`}
    </span>
  );
}
