import type { OperatorAnchor } from '@fairway/contract/live/operator-schemas.ts';
import { anchorStatuses, contractStatuses } from '@fairway/contract/live/states.ts';
import { Button, Flex } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { anchorTones, contractTones } from '../labels.ts';

/** The list's columns; the last one opens the anchor. */
export function anchorColumns(
  t: TFunction<'live'>,
  open: (anchor: OperatorAnchor) => void,
): ColumnsType<OperatorAnchor> {
  return [
    { title: t('column.anchor'), key: 'name', render: (_, row) => row.name },
    {
      title: t('column.status'),
      key: 'status',
      render: (_, { status }) => (
        <StatusTag tone={anchorTones[status]}>{anchorStatuses.label(status, locale())}</StatusTag>
      ),
    },
    { title: t('column.appliedAt'), key: 'appliedAt', render: (_, row) => <Moment at={row.appliedAt} /> },
    { title: t('column.room'), key: 'room', className: 'figures', render: (_, row) => row.chatRoomNo ?? '—' },
    {
      title: t('column.followers'),
      key: 'followers',
      align: 'end',
      className: 'figures',
      render: (_, { followers }) => followers.toLocaleString('en'),
    },
    { title: t('column.share'), key: 'share', render: (_, anchor) => <Share anchor={anchor} /> },
    {
      title: t('column.act'),
      key: 'act',
      render: (_, anchor) => (
        <Button
          size="small"
          {...(anchor.status === 'applied' ? { type: 'primary' as const } : {})}
          aria-label={`${t('act.open')} ${anchor.name}`}
          onClick={() => open(anchor)}
        >
          {t('act.open')}
        </Button>
      ),
    },
  ];
}

/** The share that counts, and a version that waits. */
function Share({ anchor: { contracts } }: { anchor: OperatorAnchor }) {
  const counts = contracts.find(({ status }) => status === 'inForce');
  const waits = contracts.find(({ status }) => status === 'proposed' || status === 'agreed');
  if (!counts && !waits) return '—';
  return (
    <Flex gap={8} align="center">
      {counts && <span className="figures">{counts.sharePercent} %</span>}
      {waits && (
        <StatusTag tone={contractTones[waits.status]}>
          {`${waits.sharePercent} % ${contractStatuses.label(waits.status, locale())}`}
        </StatusTag>
      )}
    </Flex>
  );
}
