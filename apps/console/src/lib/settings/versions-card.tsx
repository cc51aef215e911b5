import { settingsRights, type SettingsKindName } from '@fairway/contract/settings/kinds.ts';
import type { SettingsVersion } from '@fairway/contract/settings/schemas.ts';
import { Button, Card, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../components/list-table.tsx';
import { StatusTag } from '../components/status-tag.tsx';
import { Moment } from '../components/time.tsx';
import { usePermission } from '../permissions.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { useSettingsVersions, type useChangeSettings } from './use-settings.ts';

interface VersionsCardProps {
  kind: SettingsKindName;
  newest: SettingsVersion;
  text: string;
  change: ReturnType<typeof useChangeSettings>;
}

/** The versions that there have been, each with its two people and its reason: publishing an old one again returns to it. */
export function VersionsCard({ kind, newest, text, change }: VersionsCardProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<SettingsVersion>();
  const list = useSettingsVersions(kind);
  const mayEdit = usePermission(settingsRights[kind].change);
  return (
    <Card title={t('settings.versions')}>
      <ListTable<SettingsVersion>
        list={list}
        rows={list.pages.flatMap((page) => page.versions)}
        rowKey={({ version }) => String(version)}
        empty={{ title: t('settings.noVersions'), text: t('settings.noVersionsHint') }}
        label={t('settings.versions')}
        columns={[
          {
            title: t('settings.version'),
            key: 'version',
            render: (_, { version }) => (
              <Flex gap={6}>
                {t('settings.versionOf', { version })}
                {version === newest.version && <StatusTag tone="good">{t('settings.live')}</StatusTag>}
              </Flex>
            ),
          },
          { title: t('settings.by'), key: 'by', render: (_, { changedBy }) => changedBy },
          {
            title: t('settings.approvedBy'),
            key: 'approvedBy',
            render: (_, { approvedBy }) => approvedBy ?? t('settings.nobodyElse'),
          },
          { title: t('settings.why'), key: 'reason', render: (_, { reason }) => reason },
          {
            title: t('settings.validFrom'),
            key: 'at',
            render: (_, { validFrom }) => <Moment at={validFrom} />,
          },
          {
            title: t('settings.acts'),
            key: 'acts',
            align: 'end',
            render: (_, row) =>
              mayEdit &&
              row.version !== newest.version && (
                <Button size="small" onClick={() => setChosen(row)}>
                  {t('settings.rollBack')}
                </Button>
              ),
          },
        ]}
      />
      {chosen && (
        <PublishDialog
          kind={`settings.${kind}`}
          before={newest.settings}
          after={chosen.settings}
          text={text}
          isBusy={change.isPending}
          onPublish={(reason) =>
            change.mutate(
              { version: newest.version, settings: chosen.settings, reason },
              { onSettled: () => setChosen(undefined) },
            )
          }
          onClose={() => setChosen(undefined)}
        />
      )}
    </Card>
  );
}
