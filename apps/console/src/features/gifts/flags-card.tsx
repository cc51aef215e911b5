import { Link } from '@tanstack/react-router';
import { tipFlagKinds } from '@fairway/contract/live/gifts.ts';
import { Card, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { locale } from '../../lib/i18n.ts';
import { useTipFlags } from './use-gift-desk.ts';

/** Givers who stand out, with why: a person looks at them. */
export function FlagsCard() {
  const { t } = useTranslation('gifts');
  const { data, error, refetch } = useTipFlags();
  return (
    <Card title={t('flags.title')}>
      <p>{t('flags.hint')}</p>
      {error && !data && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {data && (
        <Table
          size="small"
          pagination={false}
          dataSource={data.flags}
          rowKey={({ kind, memberId, anchorId }) => `${kind} ${memberId} ${anchorId}`}
          locale={{ emptyText: <Typography.Text type="secondary">{t('flags.none')}</Typography.Text> }}
          columns={[
            {
              title: t('member'),
              key: 'member',
              render: (_, { memberId, memberName }) => (
                <Link to="/console/members/$memberId" params={{ memberId }}>
                  {memberName}
                </Link>
              ),
            },
            { title: t('anchor'), key: 'anchor', render: (_, row) => row.anchorName },
            {
              title: t('flags.kind'),
              key: 'kind',
              render: (_, { kind }) => tipFlagKinds.label(kind, locale()),
            },
            {
              title: t('flags.coins'),
              key: 'coins',
              align: 'end',
              className: 'figures',
              render: (_, { coins, all }) => `${coins.toLocaleString('en')} / ${all.toLocaleString('en')}`,
            },
            {
              title: t('flags.percent'),
              key: 'percent',
              align: 'end',
              className: 'figures',
              render: (_, { percent }) => `${percent} %`,
            },
          ]}
        />
      )}
    </Card>
  );
}
