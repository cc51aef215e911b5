import { returnDays } from '@fairway/contract/games/operator-schemas.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { Alert, Card, Flex, Segmented, Skeleton, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { formatTime } from '../../../lib/times/format-time.ts';
import { useReturns, type ReturnsLine } from '../use-games.ts';
import { returnsColumns } from './returns-columns.tsx';

const route = getRouteApi('/shell/console/games');

/** What games and plays gave back against theory; those outside first. */
export function ReturnsTab() {
  const { t } = useTranslation('games');
  const { days = 30 } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch, isPlaceholderData } = useReturns(days);
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  const lines = data?.lines.toSorted((one, other) => Number(other.alarm) - Number(one.alarm)) ?? [];
  const outside = lines.filter(({ alarm }) => alarm).length;
  return (
    <Flex vertical gap={16}>
      <Typography.Text type="secondary">{t('returns.lead')}</Typography.Text>
      <Flex gap={16} wrap align="center">
        <Segmented
          aria-label={t('returns.period')}
          value={days}
          options={returnDays.map((value) => ({ value, label: t(`returns.days.${value}`) }))}
          onChange={(value) => void navigate({ search: (old) => ({ ...old, days: value }) })}
        />
        {data && (
          <Typography.Text type="secondary">
            {data.countedUntil === null
              ? t('returns.notCounted')
              : t('returns.countedUntil', { time: formatTime(data.countedUntil) })}
          </Typography.Text>
        )}
      </Flex>
      {error && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {outside > 0 && <Alert type="error" showIcon title={t('returns.alarm', { count: outside })} />}
      {data ? (
        <Table<ReturnsLine>
          size="middle"
          dataSource={lines}
          rowKey={({ game, play, currency }) => `${game} ${play} ${currency}`}
          pagination={false}
          loading={isPlaceholderData}
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: <EmptyState title={t('returns.none')} text={t('returns.noneHint')} /> }}
          columns={returnsColumns(t)}
        />
      ) : (
        <Card aria-busy="true">
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </Card>
      )}
    </Flex>
  );
}
