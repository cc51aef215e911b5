import { Card, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { DeskCard } from './desk-card.tsx';
import { GiftsCard } from './gifts-card.tsx';
import { ReceiptsTable } from './receipts-table.tsx';

/** What staff record: receipts of offline transfers, payments at the service desk, gift codes. Another operator approves each. */
export function ReceiptsPage() {
  const { t } = useTranslation('pay');
  const mayEnter = usePermission('deposits.decide');
  return (
    <PageFrame title={t('receipts.title')} lead={t('receipts.lead')}>
      <ReceiptsTable mayEnter={mayEnter} />
      <Flex vertical gap={16}>
        {mayEnter && (
          <Card title={t('desk.title')}>
            <DeskCard />
          </Card>
        )}
        <Card title={t('gifts.title')}>
          <GiftsCard mayIssue={mayEnter} />
        </Card>
      </Flex>
    </PageFrame>
  );
}
