import { prizeReceipts } from '@fairway/contract/promotions/gifts.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { useTranslation } from 'react-i18next';
import { useClaimRafflePrize, type OwnTicket } from '../api/use-raffle.ts';
import styles from './raffle.module.css';
import { useRafflePress } from './use-raffle-press.ts';

/** The claim of a winning ticket's prize, or why there is none. */
export function PrizeClaim({ no, ticket }: { no: number; ticket: OwnTicket }) {
  const { t } = useTranslation('raffle');
  const { press, isBusy } = useRafflePress(useClaimRafflePrize(no, ticket.number), 'own.claimed');
  if (ticket.isGet === prizeReceipts.codes.received)
    return (
      <span className={styles.received}>
        <IconCheck size={16} />
        {t('own.received')}
      </span>
    );
  if (ticket.state === 'reached')
    return (
      <Button
        size="s"
        variant="gold"
        loading={isBusy}
        aria-label={t('own.claimOf', { number: ticket.number })}
        onClick={press}
      >
        {t('own.claim')}
      </Button>
    );
  const text = ticket.state === null ? 'nothing' : ticket.state === 'applied' ? 'review' : 'lost';
  return <span className={styles.note}>{t(`own.${text}`)}</span>;
}
