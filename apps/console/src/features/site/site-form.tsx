import { ApiError } from '@fairway/api-client';
import { Alert, Button, Card, Flex, Form, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../lib/permissions.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { BrandSection } from './sections/brand-section.tsx';
import { CredentialsSection } from './sections/credentials-section.tsx';
import { DomainsSection } from './sections/domains-section.tsx';
import { DownloadsSection } from './sections/downloads-section.tsx';
import { MoveSection } from './sections/move-section.tsx';
import { NoticesSection } from './sections/notices-section.tsx';
import { PhonesSection } from './sections/phones-section.tsx';
import { usePublish, type SiteDraft, type SiteFields } from './use-site.ts';

interface SiteFormProps {
  draft: SiteDraft;
  /** Fetches the newest version; what was typed over the old one is given up. */
  onReload: () => void;
}

/** The configuration as a form. Nothing is published before its changes were looked at; another's version in between stops it. */
export function SiteForm({ draft, onReload }: SiteFormProps) {
  const { t } = useTranslation('site');
  const [form] = Form.useForm<SiteFields>();
  const [next, setNext] = useState<SiteFields>();
  const mayEdit = usePermission('site.edit');
  const publish = usePublish();
  const isConflict = publish.error instanceof ApiError && publish.error.error === 'editConflict';
  const sections = [
    { key: 'brand', children: <BrandSection /> },
    { key: 'notices', children: <NoticesSection /> },
    { key: 'credentials', children: <CredentialsSection /> },
    { key: 'domains', children: <DomainsSection /> },
    { key: 'downloads', children: <DownloadsSection /> },
    { key: 'move', children: <MoveSection /> },
    { key: 'phones', children: <PhonesSection /> },
  ] as const;
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={!mayEdit}
      initialValues={draft.configuration}
      scrollToFirstError
      onFinish={() => setNext(form.getFieldsValue(true))}
    >
      <Flex vertical gap={16}>
        {isConflict && (
          <Alert
            type="error"
            showIcon
            title={t('conflict')}
            action={<Button onClick={onReload}>{t('reload')}</Button>}
          />
        )}
        <Card>
          <Tabs
            items={sections.map((each) => ({ ...each, label: t(`tab.${each.key}`), forceRender: true }))}
          />
        </Card>
        {mayEdit && (
          <Flex gap={8}>
            <Button type="primary" htmlType="submit">
              {t('preview')}
            </Button>
            <Button onClick={() => form.resetFields()}>{t('reset')}</Button>
          </Flex>
        )}
      </Flex>
      {next && (
        <PublishDialog
          before={draft.configuration}
          after={next}
          isBusy={publish.isPending}
          onPublish={() =>
            publish.mutate(
              { version: draft.version, ...next },
              { onSuccess: onReload, onSettled: () => setNext(undefined) },
            )
          }
          onClose={() => setNext(undefined)}
        />
      )}
    </Form>
  );
}
