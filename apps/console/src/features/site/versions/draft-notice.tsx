import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SiteDraft } from '../use-site.ts';
import { VersionActs } from './version-acts.tsx';

/** Says that the form holds a version that visitors do not see, with links to look at it and to publish it. */
export function DraftNotice({ draft }: { draft: SiteDraft }) {
  const { t } = useTranslation('site');
  const { version, liveVersion, decisions } = draft;
  if (version === liveVersion) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={t('draftNotice', { version, live: liveVersion })}
      action={<VersionActs version={version} liveVersion={liveVersion} decisions={decisions} />}
    />
  );
}
