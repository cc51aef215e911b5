import { Button } from '@fairway/ui/components/button/button.tsx';
import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import { useShoe } from '../api/use-shoe.ts';
import type { BelowProps } from '../below/below-tabs.tsx';
import { ShoeCheck } from './shoe-check.tsx';
import styles from '../below/below.module.css';

/** What a shoe was committed to before its first bet, and the check of all its cards after its end. */
export function ShoePanel({ details: { table } }: BelowProps) {
  const { t } = useTranslation('dealer');
  const labels = useCopyLabels();
  const [number, setNumber] = useState<number>();
  const query = useShoe(table, number);
  const shoe = query.data;
  if (query.error instanceof ApiError && query.error.error === 'shoeNotFound')
    return <EmptyState title={t('shoe.none')} text={t('shoe.noneText')} />;
  if (query.isError && !shoe)
    return <FaultPanel plain title={t('shoe.fault')} fault={query.error} retry={query} />;
  if (!shoe)
    return (
      <Loading label={t('shoe.loading')}>
        <Skeleton height={320} />
      </Loading>
    );
  const row = (key: string, label: string, value: string | null) =>
    value === null ? [] : [{ key, label, value, copy: value }];
  return (
    <div className={styles.proof}>
      <div className={styles.acts}>
        <Button
          variant="quiet"
          size="s"
          disabled={shoe.number <= 1}
          onClick={() => setNumber(shoe.number - 1)}
        >
          {t('shoe.previous')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          disabled={number === undefined || shoe.state !== 'ended'}
          onClick={() => setNumber(shoe.number + 1)}
        >
          {t('shoe.next')}
        </Button>
        <span className={styles.quiet}>
          {t('shoe.number')} {shoe.number} ·{' '}
          {t('shoe.dealt', { dealt: shoe.dealt, cards: shoe.cards, cut: shoe.cut })}
        </span>
      </div>
      <Notice>{t(`shoe.state.${shoe.state}`)}</Notice>
      <CopyRows
        labels={labels}
        rows={[
          ...row('root', t('shoe.root'), shoe.root),
          ...row('firstLink', t('shoe.firstLink'), shoe.firstLink),
          ...row('linkIndex', t('shoe.linkIndex'), String(shoe.linkIndex)),
          ...row('chain', t('shoe.chain'), shoe.beacon.chain),
          ...row('beacon', t('shoe.beacon'), String(shoe.beacon.round)),
          ...row('randomness', t('shoe.randomness'), shoe.randomness),
          ...row('link', t('shoe.link'), shoe.link),
        ]}
      />
      {/* Another shoe is another check. */}
      <ShoeCheck key={shoe.number} shoe={shoe} />
    </div>
  );
}
