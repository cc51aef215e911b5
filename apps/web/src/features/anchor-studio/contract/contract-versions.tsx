import { contractStatuses } from '@fairway/contract/live/states.ts';
import { Tag, type TagTone } from '@fairway/ui/components/badge/tag.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import type { AnchorContract } from '../api/shapes.ts';

const tones: Readonly<Record<AnchorContract['status'], TagTone>> = {
  proposed: 'plain',
  agreed: 'warning',
  inForce: 'ok',
  replaced: 'plain',
  dropped: 'plain',
};

/** All versions of the contract, the latest first. */
export function ContractVersions({ contracts }: { contracts: readonly AnchorContract[] }) {
  const { t } = useTranslation('anchorStudio');
  const columns: Column<AnchorContract>[] = [
    { key: 'no', head: t('contract.no'), cell: ({ no }) => no },
    { key: 'share', head: t('contract.share'), align: 'end', cell: ({ sharePercent }) => `${sharePercent}%` },
    {
      key: 'at',
      head: t('contract.proposed'),
      align: 'end',
      cell: ({ proposedAt }) => formatTime(proposedAt, 'day'),
    },
    { key: 'status', head: t('contract.status'), align: 'end', cell: statusTag },
  ];
  return (
    <Panel title={t('contract.versions')} pad="l">
      <Table
        caption={t('contract.versions')}
        columns={columns}
        rows={contracts}
        rowKey={({ contractId }) => contractId}
      />
    </Panel>
  );
}

function statusTag({ status }: AnchorContract) {
  const named = contractStatuses.byCode(status);
  return <Tag tone={tones[status]}>{named && textOf(named)}</Tag>;
}
