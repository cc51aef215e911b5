import type { ClosingRequest } from '@fairway/contract/members/closing/schemas.ts';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';

/** How the proposal before came to nothing, with who ended it and why: the member still waits. */
export function LastAttempt({ attempt }: { attempt: NonNullable<ClosingRequest['lastAttempt']> }) {
  const { t } = useTranslation('members');
  const { end, by, at, reason } = attempt;
  return (
    <Flex vertical gap={2} align="start">
      <StatusTag tone="flag">{t(`closings.attempt.${end}`)}</StatusTag>
      {reason !== '' && <Typography.Text style={{ maxWidth: 280 }}>{reason}</Typography.Text>}
      <Typography.Text type="secondary">
        {by !== null && `${by} · `}
        <Ago at={at} />
      </Typography.Text>
    </Flex>
  );
}
