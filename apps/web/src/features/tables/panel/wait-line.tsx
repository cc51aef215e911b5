import { parseMoney } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { TableDetails } from '../api/shapes.ts';
import styles from './seat-panel.module.css';

/** What the own seat waits for. */
export function WaitLine({ details }: { details: TableDetails }) {
  const { t } = useTranslation('tables');
  return <p className={styles.quiet}>{text()}</p>;

  function text(): string {
    const { seats, hand, own, summary } = details;
    const { currency, leastStack } = summary;
    const seat = seats.find((one) => one.seat === own?.seat);
    if (seat?.state === 'sittingOut') return t('panel.waitOut');
    if (hand?.state === 'playing' && own?.hand) return t('panel.waitTurn');
    if (seat && parseMoney(seat.stack, currency).minor < parseMoney(leastStack, currency).minor)
      return t('panel.waitShort', { least: displayAmount(leastStack, currency) });
    return t('panel.waitHand');
  }
}
