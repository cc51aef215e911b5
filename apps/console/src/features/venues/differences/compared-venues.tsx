import type { VenueDifferences } from '@fairway/contract/venues/operator-schemas.ts';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';

/** When each venue's book was last compared, and whether it could be had. */
export function ComparedVenues({ venues }: Pick<VenueDifferences, 'venues'>) {
  const { t } = useTranslation('venues');
  if (venues.length === 0) return null;
  return (
    <Flex gap={24} wrap style={{ marginBottom: 16 }}>
      {venues.map(({ channelCode, comparedAt, lines, fault }) => (
        <Flex key={channelCode} gap={8} align="center">
          <strong>{channelCode}</strong>
          {fault !== '' && <StatusTag tone="waiting">{t('differences.unreachable')}</StatusTag>}
          <Typography.Text type="secondary">
            {comparedAt === null ? (
              t('differences.notCompared')
            ) : (
              <>
                {t('differences.compared')} <Ago at={comparedAt} />
                {fault === '' && ` · ${t('differences.lines', { count: lines })}`}
              </>
            )}
          </Typography.Text>
        </Flex>
      ))}
    </Flex>
  );
}
