import type { ExchangeTerms } from '@fairway/contract/wallet/exchange-schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { relativeTime } from '../../../lib/format-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './exchange.module.css';

/** The published rate: what a USDT costs and brings, what of it stays with the house, how old it is, and the limits. */
export function RateCard({ terms }: { terms: ExchangeTerms }) {
  const { t } = useTranslation('finance');
  const now = useNow(30_000);
  const yuan = (amount: string) => displayAmount(amount, 'CNY');
  const spread = `${(terms.spreadBps / 100).toString()}%`;
  return (
    <Panel
      title={t('exchange.rate')}
      note={t('exchange.since', { when: relativeTime(terms.rateSince, now) })}
    >
      <Facts
        facts={[
          { key: 'base', label: t('exchange.base'), value: `1 USDT = ${terms.baseRate} RMB` },
          { key: 'sell', label: t('exchange.sell'), value: `1 USDT → ${terms.sellRate} RMB` },
          { key: 'buy', label: t('exchange.buy'), value: `${terms.buyRate} RMB → 1 USDT` },
          { key: 'spread', label: t('exchange.spread'), value: spread },
          { key: 'fee', label: t('exchange.fee'), value: t('exchange.free') },
          {
            key: 'limits',
            label: t('exchange.single'),
            value: t('exchange.range', { min: yuan(terms.min), max: yuan(terms.max) }),
          },
        ]}
        total={{ label: t('exchange.dayLeft'), value: yuan(terms.dayLeft) }}
      />
      <p className={styles.rule}>{t('exchange.rule', { max: yuan(terms.dayMax) })}</p>
    </Panel>
  );
}
