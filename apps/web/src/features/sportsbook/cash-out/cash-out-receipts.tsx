import { countdown } from '@fairway/ui/time/clock-text.ts';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { Bet } from '../api/shapes.ts';
import styles from './cash-out.module.css';

const tones = { pending: 'warning', paid: 'ok', refused: 'info' } as const;

/** Every cash-out of a bet: waiting, with what it paid, or why it did not come about. */
export function CashOutReceipts({ bet }: { bet: Bet }) {
  const { t } = useTranslation('sportsbook');
  return (
    // There before the first one comes: only then does a reader hear it.
    <div aria-live="polite">
      {bet.cashOuts.length > 0 && (
        <ul className={styles.receipts} aria-label={t('cashOut.receipts')}>
          {bet.cashOuts.map((cashOut) => (
            <li key={cashOut.id}>
              <Notice
                tone={tones[cashOut.status]}
                title={t(`cashOut.status.${cashOut.status}`, { percent: cashOut.percent })}
                end={<time dateTime={cashOut.at}>{formatTime(cashOut.at, 'short')}</time>}
              >
                <p>{textFor(cashOut, bet.currency, t)}</p>
                {cashOut.decidesAt && <TimeLeft until={cashOut.decidesAt} />}
              </Notice>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type CashOut = Bet['cashOuts'][number];

function textFor(
  { status, stake, paid, refusal, cause, decidesAt }: CashOut,
  currency: Bet['currency'],
  t: TFunction<'sportsbook'>,
): string {
  if (status === 'refused') return refusal ? textOf(refusal.text) : '';
  if (status === 'pending')
    return decidesAt ? t('cashOut.waiting', { time: formatTime(decidesAt, 'exact').slice(-8) }) : '';
  const sums = { stake: displayAmount(stake, currency), paid: displayAmount(paid ?? '0', currency) };
  return t(cause === 'auto' ? 'cashOut.paidByItself' : 'cashOut.paid', sums);
}

/** The seconds that are left; the text above says the same once to readers, who would hear each of these. */
function TimeLeft({ until }: { until: string }) {
  const now = useNow(1_000);
  return (
    <p className={styles.left} aria-hidden>
      {countdown(until, now)}
    </p>
  );
}
