import { Tag, Typography } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { AuditEntry } from '@fairway/contract/operators/schemas.ts';
import type { TFunction } from 'i18next';
import { Moment } from '../../../lib/components/time.tsx';
import { shortId } from '../../../lib/short-id.ts';
import type { AuditFilters } from './use-audit.ts';

/** The trail's columns; a click on who, what or on which object narrows the list to it. */
export function auditColumns(
  t: TFunction<'operators'>,
  narrow: (filters: AuditFilters) => void,
): ColumnsType<AuditEntry> {
  return [
    { title: t('audit.seq'), dataIndex: 'seq', width: 72, className: 'figures' },
    { title: t('audit.at'), dataIndex: 'at', render: (at: string) => <Moment at={at} /> },
    {
      title: t('audit.operator'),
      dataIndex: 'operatorName',
      render: (name: string) => (
        <Typography.Link onClick={() => narrow({ operator: name })}>{name}</Typography.Link>
      ),
    },
    {
      title: t('audit.action'),
      dataIndex: 'action',
      render: (action: string) => (
        <Tag>
          <button type="button" className="tag-button" onClick={() => narrow({ action })}>
            {t(`action.${action}`, { defaultValue: action })}
          </button>
        </Tag>
      ),
    },
    {
      title: t('audit.object'),
      key: 'object',
      render: (_, { objectKind, objectId }) => (
        <Typography.Link onClick={() => narrow({ kind: objectKind, id: objectId })}>
          {t(`object.${objectKind}`, { defaultValue: objectKind })} {shortId(objectId)}
        </Typography.Link>
      ),
    },
    { title: t('audit.reason'), dataIndex: 'reason', width: 240 },
    { title: t('audit.address'), dataIndex: 'address', className: 'figures' },
    {
      title: t('audit.request'),
      dataIndex: 'requestId',
      render: (id: string) => (
        <Typography.Text copyable={{ text: id }} className="figures">
          {id}
        </Typography.Text>
      ),
    },
  ];
}
