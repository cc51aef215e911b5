import { Button, Card, Flex, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyRows } from '../../../lib/components/empty-rows.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { PublishDialog } from '../../../lib/settings/publish-dialog.tsx';

interface Version<Settings> {
  version: number;
  settings: Settings;
  changedBy: string | null;
  changedAt: string;
}

export interface VersionsCardProps<Settings> {
  draft: { version: number; settings: Settings };
  versions: {
    data: { versions: readonly Version<Settings>[] } | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => unknown;
  };
  publish: {
    isPending: boolean;
    mutate: (input: { version: number; settings: Settings }, options: { onSettled: () => void }) => void;
  };
}

/** The versions that there have been: publishing an old one again is the way back to it. */
export function VersionsCard<Settings extends object>({
  draft,
  versions: { data, error, isPending, refetch },
  publish,
}: VersionsCardProps<Settings>) {
  const { t } = useTranslation('cashier');
  const [chosen, setChosen] = useState<Version<Settings>>();
  const mayEdit = usePermission('site.edit');
  return (
    <Card title={t('settings.versions')}>
      {error && <FaultNotice fault={error} onRetry={() => refetch()} />}
      {!(error && !data) && (
        <Table
          size="small"
          rowKey="version"
          pagination={false}
          dataSource={[...(data?.versions ?? [])]}
          locale={{
            emptyText: (
              <EmptyRows
                isLoading={isPending}
                title={t('settings.noVersions')}
                text={t('settings.noVersionsHint')}
              />
            ),
          }}
          columns={[
            {
              title: t('settings.version'),
              key: 'version',
              render: (_, { version }) => (
                <Flex gap={6}>
                  {t('settings.versionOf', { version })}
                  {version === draft.version && <StatusTag tone="good">{t('settings.live')}</StatusTag>}
                </Flex>
              ),
            },
            { title: t('settings.by'), dataIndex: 'changedBy' },
            { title: t('settings.at'), key: 'at', render: (_, { changedAt }) => <Moment at={changedAt} /> },
            {
              key: 'acts',
              align: 'end',
              render: (_, row) =>
                mayEdit &&
                row.version !== draft.version && (
                  <Button size="small" onClick={() => setChosen(row)}>
                    {t('settings.rollBack')}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {chosen && (
        <PublishDialog
          before={draft.settings}
          after={chosen.settings}
          text={t('settings.publishText')}
          isBusy={publish.isPending}
          onPublish={() =>
            publish.mutate(
              { version: draft.version, settings: chosen.settings },
              { onSettled: () => setChosen(undefined) },
            )
          }
          onClose={() => setChosen(undefined)}
        />
      )}
    </Card>
  );
}
