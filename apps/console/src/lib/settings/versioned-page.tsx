import { settingsRights, type SettingsKindName } from '@fairway/contract/settings/kinds.ts';
import type { SettingsVersion } from '@fairway/contract/settings/schemas.ts';
import { Card, Flex, Skeleton } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../components/fault-notice.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { usePermission } from '../permissions.ts';
import { PendingProposal } from '../proposals/pending-proposal.tsx';
import { formatTime } from '../times/format-time.ts';
import { SettingsForm } from './settings-form.tsx';
import { useChangeSettings, useNewestSettings } from './use-settings.ts';
import { VersionsCard } from './versions-card.tsx';

interface VersionedPageProps {
  kind: SettingsKindName;
  title: string;
  /** From when a published change counts, and for whom. */
  text: string;
  /** The sections of the form, as cards. */
  children: ReactNode;
}

/** Versioned settings: what waits for a second person, the form, and how to return to an old version. */
export function VersionedPage({ kind, title, text, children }: VersionedPageProps) {
  const { t } = useTranslation();
  const { data: newest, error, refetch } = useNewestSettings(kind);
  const change = useChangeSettings(kind);
  const mayEdit = usePermission(settingsRights[kind].change);
  const leadOf = ({ version, changedBy, approvedBy, changedAt }: SettingsVersion) => {
    if (changedBy === null) return t('settings.initial');
    const by =
      approvedBy === null ? changedBy : t('settings.byTwo', { maker: changedBy, checker: approvedBy });
    return t('settings.lead', { version, name: by, time: formatTime(changedAt) });
  };
  return (
    <PageFrame title={title} lead={newest && leadOf(newest)}>
      {error && !newest && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!newest && !error && (
        <Card aria-busy="true">
          <Skeleton active paragraph={{ rows: 10 }} />
        </Card>
      )}
      {newest && (
        <Flex vertical gap={16}>
          <PendingProposal kind={`settings.${kind}`} objectId={kind} />
          {/* A newer version starts the form afresh. */}
          <Fragment key={newest.version}>
            <SettingsForm<object>
              shown={newest.settings}
              kind={`settings.${kind}`}
              text={text}
              mayEdit={mayEdit}
              publish={change}
              onPublish={(settings, { reason, onSettled }) =>
                change.mutate({ version: newest.version, settings, reason }, { onSettled })
              }
              onReload={() => void refetch()}
            >
              {children}
            </SettingsForm>
          </Fragment>
          <VersionsCard kind={kind} newest={newest} text={text} change={change} />
        </Flex>
      )}
    </PageFrame>
  );
}
