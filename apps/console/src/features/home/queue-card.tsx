import { Button, Card, Flex, Skeleton, Statistic, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ago } from '../../lib/components/time.tsx';
import { refusalText, requestIdOf } from '../../lib/refusal-text.ts';

interface QueueCardProps {
  title: string;
  count: number | undefined;
  /** The count is a first page, and there are more. */
  more?: boolean;
  /** Since when the first one waits. */
  oldest?: string | undefined;
  /** Nobody has to act on it: it is only watched. */
  watched?: boolean;
  fault: unknown;
  onRetry: () => void;
  /** The link to the queue, with what it says there: to work, or only to look where nothing waits. */
  link: (text: string) => ReactNode;
}

/** One queue: how many wait, since when, and a link to it. A figure that is not known is not shown as 0. */
export function QueueCard({
  title,
  count,
  more = false,
  oldest,
  watched = false,
  fault,
  onRetry,
  link,
}: QueueCardProps) {
  const { t } = useTranslation('home');
  return (
    <Card styles={{ body: { padding: 20 } }}>
      {count === undefined ? (
        <Flex vertical gap={8} aria-busy={!fault}>
          <Typography.Text type="secondary">{title}</Typography.Text>
          {fault ? (
            <CardFault fault={fault} onRetry={onRetry} />
          ) : (
            <Skeleton active title={false} paragraph={{ rows: 2 }} />
          )}
        </Flex>
      ) : (
        <Flex vertical gap={8}>
          <Statistic
            title={title}
            value={count}
            suffix={more ? '+' : undefined}
            styles={{
              content: {
                fontVariantNumeric: 'tabular-nums',
                ...(count > 0 && !watched ? { color: 'var(--warning)' } : {}),
              },
            }}
          />
          <Flex justify="space-between" gap={8} style={{ whiteSpace: 'nowrap' }}>
            <Typography.Text type="secondary">
              {oldest && count > 0 ? (
                <>
                  {t('oldest')} <Ago at={oldest} />
                </>
              ) : (
                count === 0 && t('none')
              )}
            </Typography.Text>
            {link(t(count > 0 && !watched ? 'open' : 'look'))}
          </Flex>
        </Flex>
      )}
    </Card>
  );
}

/** A figure that could not be had: why, and another try, in a card's width. */
function CardFault({ fault, onRetry }: Pick<QueueCardProps, 'fault' | 'onRetry'>) {
  const { t } = useTranslation('shell');
  return (
    <Flex vertical gap={8} align="flex-start" role="alert">
      <Typography.Text type="danger" title={requestIdOf(fault)}>
        {refusalText(fault)}
      </Typography.Text>
      <Button size="small" onClick={onRetry}>
        {t('fault.retry')}
      </Button>
    </Flex>
  );
}
