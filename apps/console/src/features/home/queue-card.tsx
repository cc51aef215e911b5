import { Card, Flex, Skeleton, Statistic, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ago } from '../../lib/components/time.tsx';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';

interface QueueCardProps {
  title: string;
  count: number | undefined;
  /** The count is a first page, and there are more. */
  more?: boolean;
  /** Since when the first one waits. */
  oldest?: string | undefined;
  fault: unknown;
  onRetry: () => void;
  /** The way to the queue. */
  link: ReactNode;
}

/** One queue: how many wait, since when, and the way there. A figure that is not known is not shown as 0. */
export function QueueCard({ title, count, more = false, oldest, fault, onRetry, link }: QueueCardProps) {
  const { t } = useTranslation('home');
  return (
    <Card style={{ flex: '1 1 220px' }}>
      {fault && count === undefined ? (
        <FaultNotice fault={fault} onRetry={onRetry} />
      ) : count === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      ) : (
        <Flex vertical gap={8}>
          <Statistic
            title={title}
            value={count}
            suffix={more ? '+' : undefined}
            styles={{
              content: { fontVariantNumeric: 'tabular-nums', ...(count > 0 ? { color: '#b45c00' } : {}) },
            }}
          />
          <Flex justify="space-between">
            <Typography.Text type="secondary">
              {oldest && count > 0 ? (
                <>
                  {t('oldest')} <Ago at={oldest} />
                </>
              ) : (
                count === 0 && t('none')
              )}
            </Typography.Text>
            {link}
          </Flex>
        </Flex>
      )}
    </Card>
  );
}
