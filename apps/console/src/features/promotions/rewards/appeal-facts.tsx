import type { OperatorReward } from '@fairway/contract/promotions/operator-schemas.ts';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/times/format-time.ts';

/** What the member wrote against the refusal, and until when it is to be answered or how it was. */
export function AppealFacts({ reward: { appeal } }: { reward: OperatorReward }) {
  const { t } = useTranslation('promotions');
  if (!appeal) return null;
  const { text, until, granted, by, answer } = appeal;
  return (
    <Flex vertical>
      <Typography.Text>{t('appeal.wrote', { text })}</Typography.Text>
      <Typography.Text type="secondary">
        {granted === null
          ? t('appeal.until', { at: formatTime(until) })
          : t(granted ? 'appeal.granted' : 'appeal.declined', { by: by ?? '', answer: answer ?? '' })}
      </Typography.Text>
    </Flex>
  );
}
