import type { SolvencyProof } from '@fairway/contract/wallet/solvency-schemas.ts';
import type { Currency } from '@fairway/money';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useSolvencyProofs } from '../api/use-balance-proof.ts';
import styles from './proof.module.css';

export interface HousePanelProps {
  currency: Currency;
  chosen: string | undefined;
  onChoose: (proofId: string) => void;
}

type Row = SolvencyProof['currencies'][number] & Pick<SolvencyProof, 'proofId' | 'takenAt' | 'kind'>;

/** What the house owes all members and what it holds for it, night by night, with the roots as they were published. */
export function HousePanel({ currency, chosen, onChoose }: HousePanelProps) {
  const { t } = useTranslation('finance');
  const proofs = useSolvencyProofs();
  if (proofs.isError && !proofs.data)
    return <FaultPanel title={t('proof.houseFault')} fault={proofs.error} retry={proofs} />;
  const rows = (proofs.data?.proofs ?? []).flatMap(({ proofId, takenAt, kind, currencies }): Row[] =>
    currencies
      .filter((each) => each.currency === currency)
      .map((each) => ({ ...each, proofId, takenAt, kind })),
  );
  const columns: readonly Column<Row>[] = [
    {
      key: 'time',
      head: t('proof.time'),
      cell: ({ takenAt, kind }) => (
        <>
          {formatTime(takenAt, 'exact')}
          {kind === 'demand' && <span className={styles.quiet}> {t('proof.demand')}</span>}
        </>
      ),
    },
    {
      key: 'root',
      head: t('proof.root'),
      cell: ({ root }) => (
        <span className={styles.short} title={root}>
          {root.slice(0, 12)}…
        </span>
      ),
    },
    {
      key: 'members',
      head: t('proof.leaves'),
      align: 'end',
      cell: ({ leaves }) => leaves.toLocaleString('en'),
    },
    {
      key: 'liability',
      head: t('proof.liability'),
      align: 'end',
      cell: ({ liability }) => displayAmount(liability, currency),
    },
    ...(currency === 'COIN'
      ? []
      : [
          {
            key: 'held',
            head: t('proof.held'),
            align: 'end' as const,
            cell: ({ heldInAll, held }: Row) => (
              <span title={held.map(({ channel, amount }) => `${channel} ${amount}`).join(' · ')}>
                {displayAmount(heldInAll, currency)}
              </span>
            ),
          },
        ]),
    {
      key: 'check',
      head: <span className={styles.quiet}>{t('proof.act')}</span>,
      align: 'end',
      cell: ({ proofId }) => (
        <Button
          variant="text"
          size="s"
          aria-pressed={proofId === (chosen ?? rows[0]?.proofId)}
          onClick={() => onChoose(proofId)}
        >
          {t('proof.check')}
        </Button>
      ),
    },
  ];
  return (
    <Panel title={t('proof.house')} note={t('proof.houseNote')}>
      {proofs.data && rows.length === 0 ? (
        <EmptyState title={t('proof.houseNone')} text={t('proof.houseNoneText')} />
      ) : (
        <Table
          caption={t('proof.house')}
          columns={columns}
          rows={rows}
          rowKey={({ proofId }) => proofId}
          loadingRows={proofs.isPending ? 4 : 0}
        />
      )}
    </Panel>
  );
}
