import type { TurnoverBucket } from '@fairway/contract/turnover/schemas.ts';
import { parseMoney } from '@fairway/money';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { ProgressBar } from '@fairway/ui/components/progress/progress-bar.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useState } from 'react';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { exactAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useTurnover } from '../api/withdrawals/use-turnover.ts';
import styles from './turnover-panel.module.css';

type Currency = 'CNY' | 'USDT';
/** Buckets shown before the member asks for all. */
const few = 3;

/** What must still be played in a wallet: each deposit and bonus with its formula in the member's own numbers. */
export function TurnoverPanel({ currency }: { currency: Currency }) {
  const { t } = useTranslation('cashier');
  const turnover = useTurnover();
  const [all, setAll] = useState(false);
  if (turnover.error && !turnover.data)
    return <FaultPanel title={t('turnover.fault')} fault={turnover.error} retry={turnover} />;
  const wallet = turnover.data?.wallets.find((one) => one.currency === currency);
  if (!wallet) return <Skeleton height={120} radius="var(--r-lg)" />;
  if (wallet.buckets.length === 0) return null;
  const shown = all ? wallet.buckets : wallet.buckets.slice(0, few);
  const open = parseMoney(wallet.outstanding, currency).minor > 0n;
  const outstanding = exactAmount(wallet.outstanding, currency);
  const rule =
    wallet.rule === 'charge'
      ? t('turnover.ruleCharge', { rate: wallet.chargeRate })
      : t('turnover.ruleBlock');
  return (
    <Panel
      title={t('turnover.title')}
      note={open ? t('turnover.outstanding', { amount: outstanding }) : t('turnover.done')}
    >
      <ul className={styles.list}>
        {shown.map((bucket) => (
          <Bucket key={bucket.id} bucket={bucket} currency={currency} />
        ))}
      </ul>
      {wallet.buckets.length > few && (
        <Button variant="text" size="s" onClick={() => setAll(!all)}>
          {all ? t('turnover.fewer') : t('turnover.all', { count: wallet.buckets.length })}
        </Button>
      )}
      <div className={styles.rule}>
        {open && <p>{rule}</p>}
        <p>{t('turnover.counts')}</p>
      </div>
    </Panel>
  );
}

function Bucket({ bucket, currency }: { bucket: TurnoverBucket; currency: Currency }) {
  const { t } = useTranslation('cashier');
  const amount = (text: string) => exactAmount(text, currency);
  const [used, required] = [bucket.used, bucket.required].map((text) => parseMoney(text, currency).minor);
  const part = required ? Number(((used ?? 0n) * 1000n) / required) / 1000 : 1;
  const emptied = bucket.emptiedAt !== null;
  return (
    <li className={styles.bucket}>
      <p className={styles.head}>
        <Tag tone={bucket.source === 'bonus' ? 'gold' : 'azure'}>
          {t(`turnover.sources.${bucket.source}`)}
        </Tag>
        <span className={styles.reference}>{bucket.reference}</span>
        <span className={styles.time}>{formatTime(bucket.openedAt)}</span>
      </p>
      <ProgressBar
        label={
          <span className={styles.formula}>
            {`${amount(bucket.base)} × ${bucket.multiplier} = ${amount(bucket.required)}`}
          </span>
        }
        part={emptied ? 1 : part}
        valueText={emptied ? t('turnover.emptied') : `${amount(bucket.used)} / ${amount(bucket.required)}`}
        tone={emptied || part === 1 ? 'ok' : 'azure'}
      />
    </li>
  );
}
