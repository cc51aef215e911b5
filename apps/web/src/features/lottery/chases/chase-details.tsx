import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { PartsBar } from '@fairway/ui/components/progress/parts-bar.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import type { LotteryChase, LotteryChaseSummary } from '@fairway/contract/lottery/chase-schemas.ts';
import { parseMoney } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount, exactAmount } from '../../../lib/format-amount.ts';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import styles from '../records/records.module.css';
import { pickText, playName } from '../tickets/play-name.ts';
import { CancelChase } from './cancel-chase.tsx';
import { ChaseItems } from './chase-items.tsx';
import { ChaseStateTag } from './chase-state-tag.tsx';
import { useChase } from './use-chases.ts';

/** A chase with every issue of it; while it runs its member can end it here. */
export function ChaseDetails({ summary, onClose }: { summary: LotteryChaseSummary; onClose: () => void }) {
  const { t } = useTranslation('lottery');
  const query = useChase(summary.id);
  return (
    <Dialog
      open
      size="l"
      title={`${t('chase.title')} · ${playName(t, summary.play)}`}
      closeLabel={t('draws.close')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {query.data ? (
        <Chase chase={query.data} />
      ) : query.isError ? (
        <FaultPanel plain title={t('chases.oneFault')} fault={query.error} retry={query} />
      ) : (
        <Loading label={t('chases.loading')}>
          <Skeleton height={420} />
        </Loading>
      )}
    </Dialog>
  );
}

function Chase({ chase }: { chase: LotteryChase }) {
  const { t } = useTranslation('lottery');
  const labels = useCopyLabels();
  const { lottery, play, pick, currency, held, staked, released, rest, returned } = chase;
  const part = (key: 'staked' | 'rest' | 'released', amount: string, colour: string) => ({
    key,
    label: t(`chases.${key}`),
    share: Number(parseMoney(amount, currency).minor),
    colour,
  });
  const fact = (key: 'held' | 'staked' | 'rest' | 'released' | 'returned', amount: string) => ({
    key,
    label: t(`chases.${key}`),
    value: displayAmount(amount, currency),
  });
  return (
    <div className={styles.dialog}>
      <p>{pickText(t, lottery, play, pick)}</p>
      <PartsBar
        label={t('chases.parts', {
          held: exactAmount(held, currency),
          staked: exactAmount(staked, currency),
          rest: exactAmount(rest, currency),
          released: exactAmount(released, currency),
        })}
        parts={[
          part('staked', staked, 'var(--azure)'),
          part('rest', rest, 'var(--gold-mark)'),
          part('released', released, 'var(--ok-mark)'),
        ]}
      />
      <Facts
        facts={[
          { key: 'state', label: t('tickets.status'), value: <ChaseStateTag chase={chase} /> },
          {
            key: 'progress',
            label: t('chases.progress'),
            value: t('chases.placedOf', { placed: chase.placed, issues: chase.issues }),
          },
          {
            key: 'stop',
            label: t('chases.stopOnWin'),
            value: t(chase.stopOnWin ? 'chases.yes' : 'chases.no'),
          },
          { key: 'unit', label: t('bar.unit'), value: exactAmount(chase.unit, currency) },
          fact('held', held),
          fact('staked', staked),
          fact('rest', rest),
          fact('released', released),
          fact('returned', returned),
        ]}
      />
      <ChaseItems chase={chase} />
      <CopyRows
        labels={labels}
        rows={[{ key: 'billNo', label: t('chases.billNo'), value: chase.billNo, copy: chase.billNo }]}
      />
      {chase.state === 'running' && <CancelChase chase={chase} />}
    </div>
  );
}
