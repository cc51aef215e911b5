import { Button, Card, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../lib/permissions.ts';
import { SettingsForm } from '../../lib/settings/settings-form.tsx';
import { BrandSection } from './sections/brand-section.tsx';
import { CredentialsSection } from './sections/credentials-section.tsx';
import { DictionariesSection } from './sections/dictionaries-section.tsx';
import { DomainsSection } from './sections/domains-section.tsx';
import { DownloadsSection } from './sections/downloads-section.tsx';
import { MoveSection } from './sections/move-section.tsx';
import { NewsSection } from './sections/news-section.tsx';
import { NoticesSection } from './sections/notices-section.tsx';
import { PhonesSection } from './sections/phones-section.tsx';
import { ServiceSection } from './sections/service-section.tsx';
import { VerificationSection } from './sections/verification-section.tsx';
import { usePublish, useSaveSiteDraft, type SiteDraft } from './use-site.ts';

interface SiteFormProps {
  draft: SiteDraft;
  onReload: () => void;
}

/** The site's configuration, a tab a subject; besides publishing it can be kept as a draft. */
export function SiteForm({ draft, onReload }: SiteFormProps) {
  const { t } = useTranslation('site');
  const publish = usePublish();
  const mayEdit = usePermission('site.edit');
  const save = useSaveSiteDraft(onReload);
  const sections = [
    { key: 'brand', children: <BrandSection /> },
    { key: 'notices', children: <NoticesSection /> },
    { key: 'credentials', children: <CredentialsSection /> },
    { key: 'service', children: <ServiceSection /> },
    { key: 'verification', children: <VerificationSection offered={draft.captchaKinds} /> },
    { key: 'news', children: <NewsSection /> },
    { key: 'domains', children: <DomainsSection /> },
    { key: 'downloads', children: <DownloadsSection /> },
    { key: 'move', children: <MoveSection /> },
    { key: 'phones', children: <PhonesSection /> },
    { key: 'dictionaries', children: <DictionariesSection /> },
  ] as const;
  return (
    <SettingsForm
      shown={draft.configuration}
      text={t('publishText')}
      mayEdit={mayEdit}
      publish={publish}
      onPublish={(next, { onSettled }) =>
        publish.mutate({ version: draft.version, ...next }, { onSuccess: onReload, onSettled })
      }
      onReload={onReload}
      otherFault={save.error}
      acts={(form) => (
        <Button
          loading={save.isPending}
          onClick={() =>
            void form.validateFields().then(
              () => save.mutate({ version: draft.version, ...form.getFieldsValue(true) }),
              () => undefined,
            )
          }
        >
          {t('saveDraft')}
        </Button>
      )}
    >
      <Card>
        <Tabs items={sections.map((each) => ({ ...each, label: t(`tab.${each.key}`), forceRender: true }))} />
      </Card>
    </SettingsForm>
  );
}
