import { Button } from '@fairway/ui/components/button/button.tsx';
import { Slider } from '@fairway/ui/components/slider/slider.tsx';
import { formatMoney, parseMoney, subtract } from '@fairway/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { Bet, CashOutOffer } from '../api/shapes.ts';
import { useTakeCashOut } from '../api/use-cash-out.ts';
import styles from './cash-out.module.css';

const step = 25;

/** How much of the bet is sold back, and the button that takes the quote which is on it. */
export function CashOutChoice({ bet, offer }: { bet: Bet; offer: CashOutOffer }) {
  const { t } = useTranslation('sportsbook');
  const [chosen, setChosen] = useState(100);
  const take = useTakeCashOut(bet.id);
  const { currency, openStake } = bet;
  const isDivisible = offer.quotes.some(({ percent }) => percent !== 100);
  const percent = isDivisible ? chosen : 100;
  const quote = offer.quotes.find((one) => one.percent === percent);
  const kept = quote && subtract(parseMoney(openStake, currency), parseMoney(quote.stake, currency));
  return (
    <>
      {isDivisible && (
        <Slider
          label={t('cashOut.part')}
          value={percent}
          onChange={setChosen}
          min={step}
          max={100}
          step={step}
          format={(value) => `${value}%`}
        />
      )}
      <p className={styles.quiet}>
        {quote
          ? t('cashOut.ofStake', { stake: displayAmount(quote.stake, currency) })
          : t('cashOut.partTooSmall')}
        {kept &&
          kept.minor > 0n &&
          ` · ${t('cashOut.kept', { stake: displayAmount(formatMoney(kept), currency) })}`}
      </p>
      {offer.delaySeconds > 0 && (
        <p className={styles.quiet}>{t('cashOut.delay', { seconds: offer.delaySeconds })}</p>
      )}
      <Button
        variant="action"
        size="s"
        wide
        disabled={!quote}
        loading={take.isPending}
        loadingText={t('cashOut.taking')}
        onClick={() => quote && take.mutate(quote.quote)}
      >
        {quote ? t('cashOut.take', { value: displayAmount(quote.value, currency) }) : t('cashOut.title')}
      </Button>
    </>
  );
}
