import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { decimalText, noteText, readTicket, ticketReturn, winningNotes } from '@fairway/fair-games';
import type { LotteryTicket } from '@fairway/contract/lottery/schemas.ts';
import { formatMoney, parseMoney } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { ResultNumbers } from '../art/result-numbers.tsx';
import styles from '../records/records.module.css';
import { pickText, playName } from './play-name.ts';
import { TicketTree } from './ticket-tree.tsx';

/** A ticket with its result: which notes won at which odds, and that it was there at the closing, computed again in this browser. */
export function TicketDialog({ ticket, onClose }: { ticket: LotteryTicket; onClose: () => void }) {
  const { t } = useTranslation('lottery');
  const { lottery, play, pick, result, returned, currency } = ticket;
  return (
    <Dialog
      open
      size="m"
      title={`${playName(t, play)} · ${ticket.issue}`}
      closeLabel={t('draws.close')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className={styles.dialog}>
        <p>{pickText(t, lottery, play, pick)}</p>
        {result === null || returned === null ? (
          <Notice tone="info">{t(`tickets.without.${ticket.status}`)}</Notice>
        ) : (
          <>
            <ResultNumbers lottery={lottery} result={result} />
            <Computed ticket={ticket} result={result} returned={returned} />
          </>
        )}
        <p>
          {t('tickets.stake')} {displayAmount(ticket.stake, currency)}
          {' · '}
          {t('tickets.returned')} {returned === null ? '—' : displayAmount(returned, currency)}
        </p>
        <TicketTree ticket={ticket} />
      </div>
    </Dialog>
  );
}

interface ComputedProps {
  ticket: LotteryTicket;
  result: readonly number[];
  returned: string;
}

function Computed({ ticket, result, returned }: ComputedProps) {
  const { t } = useTranslation('lottery');
  const { lottery, play, pick, times, currency } = ticket;
  const read = readTicket({ play, pick, times, unit: parseMoney(ticket.unit, currency) });
  const won = winningNotes(read, result);
  const agrees = formatMoney(ticketReturn(read, won)) === formatMoney(parseMoney(returned, currency));
  return (
    <>
      <Notice tone={agrees ? 'ok' : 'danger'}>{t(agrees ? 'tickets.agrees' : 'tickets.agreesNot')}</Notice>
      {won.length === 0 ? (
        <p>{t('tickets.noneWon')}</p>
      ) : (
        <ul className={styles.notes}>
          {won.map(({ note, odds }) => {
            const text = noteText(read.play.form, note);
            return (
              <li key={text}>
                {t('tickets.wonNote', {
                  note: pickText(t, lottery, play, text),
                  odds: decimalText(odds),
                })}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
