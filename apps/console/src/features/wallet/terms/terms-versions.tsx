import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { firstWalletTerms, type WalletTerms } from '@fairway/contract/wallet/terms.ts';
import { Card, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../lib/components/time.tsx';
import { changedTerms } from './changed-terms.ts';

interface Version {
  version: number;
  terms: WalletTerms;
  makerName: string;
  checkerName: string;
  publishedAt: string;
}

/** Every version with what it changed and by which two people. */
export function TermsVersions({ versions }: { versions: readonly Version[] }) {
  const { t } = useTranslation('wallet');
  const before = (version: number) =>
    versions.find((each) => each.version === version - 1)?.terms ?? firstWalletTerms;
  return (
    <Card title={t('terms.versions')} styles={{ body: { padding: 0 } }}>
      <Table<Version>
        rowKey="version"
        size="middle"
        dataSource={versions}
        pagination={false}
        locale={{
          emptyText: <EmptyState title={t('terms.noVersions')} text={t('terms.noVersionsHint')} />,
        }}
        columns={[
          { title: t('terms.version'), dataIndex: 'version', width: 80, className: 'figures' },
          {
            title: t('terms.changes'),
            key: 'changes',
            render: (_, { version, terms }) =>
              changedTerms(before(version), terms)
                .map((each) => `${t(`terms.${each.name}`)} ${each.before} → ${each.after}`)
                .join('；') || <Typography.Text type="secondary">{t('terms.unchanged')}</Typography.Text>,
          },
          {
            title: t('proposals.people'),
            key: 'people',
            render: (_, { makerName, checkerName }) => `${makerName} · ${checkerName}`,
          },
          {
            title: t('terms.published'),
            key: 'at',
            render: (_, { publishedAt }) => <Moment at={publishedAt} />,
          },
        ]}
      />
    </Card>
  );
}
