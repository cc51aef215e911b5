import { Link } from '@tanstack/react-router';
import { Card, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { useTipFlags } from './use-gift-desk.ts';

/** Givers of whom most of an anchor's week comes: a person looks at them. */
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
          rowKey={({ memberId, anchorId }) => `${memberId} ${anchorId}`}
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
