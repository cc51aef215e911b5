import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { Card, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ago } from '../../lib/components/time.tsx';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { shortId } from '../../lib/short-id.ts';
import styles from './home-page.module.css';
import type { useLatestActs } from './use-queues.ts';

/** What was done last, by whom. */
export function LatestActs({ acts }: { acts: ReturnType<typeof useLatestActs> }) {
  const { t } = useTranslation(['home', 'operators']);
  return (
    <Card title={t('recent')} extra={<Link to="/console/audit">{t('all')}</Link>}>
      {acts.error && !acts.rows && <FaultNotice fault={acts.error} onRetry={() => void acts.refetch()} />}
      {acts.isPending && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {acts.rows?.length === 0 && <EmptyState title={t('recentEmpty')} text={t('recentEmptyHint')} />}
      <Flex vertical gap={8}>
        {acts.rows?.map((row) => (
          <Flex key={row.seq} gap={12} justify="space-between">
            <span>
              <strong>{row.operatorName}</strong>{' '}
              {t(`action.${row.action}`, { ns: 'operators', defaultValue: row.action })}{' '}
              <Link
                to="/console/audit"
                search={{ kind: row.objectKind, id: row.objectId }}
                className={styles['object']}
              >
                {t(`object.${row.objectKind}`, { ns: 'operators', defaultValue: row.objectKind })}{' '}
                {shortId(row.objectId)}
              </Link>
              {row.reason && <Typography.Text type="secondary"> · {row.reason}</Typography.Text>}
            </span>
            <Typography.Text type="secondary">
              <Ago at={row.at} />
            </Typography.Text>
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
