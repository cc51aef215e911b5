import { formatOdds, parsePrice } from '@fairway/betting';
import { Amount } from '@fairway/ui/components/amount/amount.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { useTranslation } from 'react-i18next';
import { ExplainedAmount } from '../../../lib/explain/explained-amount.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import type { Bet } from '../api/shapes.ts';
import { CashOut } from '../cash-out/cash-out.tsx';
import { CashOutReceipts } from '../cash-out/cash-out-receipts.tsx';
import { useOddsFormat } from '../odds/odds-format-store.ts';
import styles from './bet-card.module.css';
import { BetLegLine } from './bet-leg-line.tsx';
import { ReceiptButton } from './receipt-button.tsx';

const tones = {
  pending: 'warning',
  accepted: 'azure',
  refused: 'plain',
  settled: 'plain',
  voided: 'plain',
} as const;

/** One bet: its legs with their results, what it cost and returned, and the sum that made it so. */
export function BetCard({ bet }: { bet: Bet }) {
  const { t } = useTranslation('sportsbook');
  const format = useOddsFormat((state) => state.format);
  const kind = bet.builder
    ? t('builder.name')
    : bet.legs.length === 1
      ? t('bets.single')
      : bet.sizes.length === 1 && bet.sizes[0] === bet.legs.length
        ? t('bets.parlay', { count: bet.legs.length })
        : t('bets.system');
  return (
    <Card pad="m">
      <header className={styles.head}>
        <b>{kind}</b>
        {bet.builder && (
          <span className={styles.odds}>@ {formatOdds(format, parsePrice(bet.builder.odds))}</span>
        )}
        {bet.isFree && <Tag tone="gold">{t('slip.free.name')}</Tag>}
        <Tag tone={tones[bet.status]}>
          {isCashedOut(bet) ? t('cashOut.done') : t(`bets.status.${bet.status}`)}
        </Tag>
        <span className={styles.billNo}>{bet.billNo}</span>
        <time dateTime={bet.placedAt}>{formatTime(bet.placedAt, 'short')}</time>
      </header>
      <ol className={styles.legs}>
        {bet.legs.map((leg) => (
          <BetLegLine key={leg.place} leg={leg} isPriced={bet.builder === null} />
        ))}
      </ol>
      {bet.refusal && <p className={styles.note}>{textOf(bet.refusal.text)}</p>}
      {bet.formula && (
        <p className={styles.note}>
          {t('bets.formula')} <code>{bet.formula}</code>
        </p>
      )}
      <CashOutReceipts bet={bet} />
      {!bet.isFree && !bet.builder && <CashOut bet={bet} />}
      {bet.settlements.length > 1 && (
        <ol className={styles.settlements}>
          {bet.settlements.map((settlement) => (
            <li key={settlement.number}>
              <span>{t('bets.settlementNo', { number: settlement.number })}</span>
              <span>{t(`bets.cause.${settlement.cause}`)}</span>
              <time dateTime={settlement.at}>{formatTime(settlement.at, 'short')}</time>
              <b>{displayAmount(settlement.change, bet.currency)}</b>
              {/[1-9]/.test(settlement.debt) && (
                <span>{t('bets.debt', { amount: displayAmount(settlement.debt, bet.currency) })}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      <footer className={styles.sums}>
        <span>
          {t('bets.stake')} <b>{displayAmount(bet.stake, bet.currency)}</b>
        </span>
        {bet.returned === null && bet.openStake !== bet.stake && (
          <span>
            {t('cashOut.left')} <b>{displayAmount(bet.openStake, bet.currency)}</b>
          </span>
        )}
        {bet.returned === null ? (
          <span>
            {t('bets.maximum')} <b>{displayAmount(bet.maximumReturn, bet.currency)}</b>
          </span>
        ) : (
          <span>
            {t('bets.return')}{' '}
            <ExplainedAmount
              name={t('bets.return')}
              amount={displayAmount(bet.returned, bet.currency)}
              reference={bet.billNo}
              since={bet.placedAt}
              formula={bet.formula}
            />
          </span>
        )}
        <ReceiptButton bet={bet} />
        {bet.net !== null && (
          <span>
            {t('bets.net')} <Amount value={bet.net} tone="direction" sign="always" />
          </span>
        )}
      </footer>
    </Card>
  );
}

/** Nothing of it was left for the results. */
function isCashedOut({ status, settlements }: Bet): boolean {
  return status === 'settled' && settlements.at(-1)?.cause === 'cashOut';
}
