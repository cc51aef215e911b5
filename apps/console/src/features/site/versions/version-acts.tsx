import { Button, Flex, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/permissions.ts';
import { openTab } from '../../../lib/open-tab.ts';
import { useOpenSitePreview, usePublishVersion } from '../use-site.ts';

interface VersionActsProps {
  version: number;
  liveVersion: number;
  decisions: number;
}

/** Look at the site with a version; show it to visitors, or go back to it. */
export function VersionActs({ version, liveVersion, decisions }: VersionActsProps) {
  const { t } = useTranslation('site');
  const mayEdit = usePermission('site.edit');
  const preview = useOpenSitePreview();
  const publish = usePublishVersion();
  const act = version < liveVersion ? t('rollBack') : t('publish');
  return (
    <Flex gap={8} justify="end">
      <Button size="small" onClick={() => preview.mutate({ version, tab: openTab() })}>
        {t('look')}
      </Button>
      {mayEdit && version !== liveVersion && (
        <Popconfirm
          title={t('publishVersion', { version })}
          description={t('publishText')}
          okText={act}
          onConfirm={() => publish.mutateAsync({ version, decisions }).catch(() => undefined)}
        >
          <Button size="small" type="primary" loading={publish.isPending}>
            {act}
          </Button>
        </Popconfirm>
      )}
    </Flex>
  );
}
