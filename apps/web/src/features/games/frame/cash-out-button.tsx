import { Button } from '@fairway/ui/components/button/button.tsx';
import { Fraction, formatMoney, multiply, parseMoney } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { ShownRound } from '../rounds/shown-round.ts';
import type { Play } from './use-play.ts';

export interface CashOutButtonProps {
  play: Play;
  round: ShownRound;
  onCashOut: () => void;
}

/** In place of the button that plays while a round is open: takes what it would return now, or says where it goes on. */
export function CashOutButton({ play, round, onCashOut }: CashOutButtonProps) {
  const { t } = useTranslation('games');
  const offered = round.nextActs.includes('cashOut');
  return (
    <Button
      size="l"
      wide
      variant={offered ? 'gold' : 'quiet'}
      loading={play.phase === 'asking'}
      disabled={!offered}
      aria-disabled={play.phase !== 'open' || undefined}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
      onClick={() => {
        if (play.phase === 'open') onCashOut();
      }}
    >
      {offered
        ? t('play.cashOut', { amount: displayAmount(worthOf(round), round.currency) })
        : t('play.goOn')}
    </Button>
  );
}

/** What cashing out returns: the stake times the multiplier, which has four decimals. */
function worthOf({ stake, currency, multiplier }: ShownRound): string {
  const [whole = '0', decimals = ''] = multiplier.split('.');
  const factor = Fraction.scaled(BigInt(whole + decimals), decimals.length);
  return formatMoney(multiply(parseMoney(stake, currency), factor, { round: 'halfUp' }));
}
