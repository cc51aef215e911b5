import { Button, Card, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useCompareBooks, useReconciliation, useTakeProof } from '../use-wallet.ts';
import { CapitalDialog } from './capital-dialog.tsx';
import { ChannelsCard } from './channels-card.tsx';
import { DifferencesCard } from './differences-card.tsx';
import { FrozenCard } from './frozen-card.tsx';

/** Ledger, statements and chain against each other: what differs first, then what agrees and since when that is known. */
export function ReconciliationPage() {
  const { t } = useTranslation('wallet');
  const list = useReconciliation();
  const { first, error, refetch } = list;
  const mayPropose = usePermission('wallet.propose');
  const compare = useCompareBooks();
  const prove = useTakeProof();
  const [asksCapital, setAsksCapital] = useState(false);
  return (
    <PageFrame
      title={t('reconciliation.title')}
      lead={t('reconciliation.lead')}
      extra={
        mayPropose && (
          <>
            <Button disabled={!first} onClick={() => setAsksCapital(true)}>
              {t('capital.open')}
            </Button>
            <Button loading={prove.isPending} onClick={() => prove.mutate({})}>
              {t('reconciliation.prove')}
            </Button>
            <Button type="primary" loading={compare.isPending} onClick={() => compare.mutate({})}>
              {t('reconciliation.compare')}
            </Button>
          </>
        )
      }
    >
      {error && !first && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!first && !error && (
        <Card aria-busy="true">
          <Skeleton active paragraph={{ rows: 10 }} />
        </Card>
      )}
      {first && asksCapital && (
        <CapitalDialog
          channels={first.channels.map(({ channel }) => channel)}
          onClose={() => setAsksCapital(false)}
        />
      )}
      {first && (
        <Flex vertical gap={16}>
          {first.frozen.length > 0 && <FrozenCard frozen={first.frozen} />}
          <DifferencesCard list={list} open={first.open} />
          <ChannelsCard channels={first.channels} />
        </Flex>
      )}
    </PageFrame>
  );
}
