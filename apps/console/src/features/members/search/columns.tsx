import type { MemberLine } from '@fairway/contract/members/operator-schemas.ts';
import { Link } from '@tanstack/react-router';
import { Typography } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago, Moment } from '../../../lib/components/time.tsx';
import { memberTones } from '../member/member-tones.ts';

export function memberColumns(t: TFunction<['members', 'shell']>): ColumnsType<MemberLine> {
  return [
    {
      title: t('field.name'),
      key: 'name',
      render: (_, { id, name }) => (
        <Link to="/console/members/$memberId" params={{ memberId: id }}>
          {name}
        </Link>
      ),
    },
    { title: t('field.nickName'), dataIndex: 'nickName' },
    { title: t('field.grade'), key: 'grade', render: (_, { grade }) => `VIP ${grade}` },
    {
      title: t('status.label'),
      key: 'status',
      render: (_, { status }) => <StatusTag tone={memberTones[status]}>{t(`status.${status}`)}</StatusTag>,
    },
    {
      title: t('field.createdAt'),
      key: 'createdAt',
      render: (_, { createdAt }) => <Moment at={createdAt} />,
    },
    {
      title: t('field.lastSeenAt'),
      key: 'lastSeenAt',
      render: (_, { lastSeenAt }) => (lastSeenAt ? <Ago at={lastSeenAt} /> : t('field.never')),
    },
    {
      title: t('field.id'),
      dataIndex: 'id',
      render: (id: string) => (
        <Typography.Text copyable={{ text: id }} className="figures">
          {id.slice(-8)}
        </Typography.Text>
      ),
    },
  ];
}
