import { contentKinds, type ContentKind } from '@fairway/contract/content/kinds.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Flex, Menu } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { ApplicationsCard } from './applications-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { DocumentEditor } from './editor/document-editor.tsx';
import { newDocument } from './new-document.ts';

const applications = 'applications';

/** Everything that operators write for visitors, by kind: a list, and one document with its form and its history. */
export function ContentPage() {
  const { t } = useTranslation('content');
  const { kind, key } = useSearch({ from: '/shell/console/content' });
  const navigate = useNavigate();
  const go = (search: { kind?: ContentKind | typeof applications; key?: string }) =>
    void navigate({ to: '/console/content', search });
  const shown = kind ?? 'helpArticle';
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      extra={key !== undefined && <Button onClick={() => go({ kind: shown })}>{t('toList')}</Button>}
    >
      <Flex gap={16} align="flex-start">
        <nav aria-label={t('kinds')} style={{ flex: 'none', width: 192 }}>
          <Menu
            mode="inline"
            selectedKeys={[shown]}
            onClick={({ key: chosen }) => {
              const next = contentKinds.find((known) => known === chosen);
              go({ kind: next ?? applications });
            }}
            items={[
              ...contentKinds.map((each) => ({ key: each, label: t(`kind.${each}`) })),
              { key: applications, label: t('applications.title') },
            ]}
          />
        </nav>
        <div style={{ flex: 1, minWidth: 0 }}>
          {shown === applications && <ApplicationsCard />}
          {shown !== applications && key === undefined && (
            <DocumentsCard kind={shown} onNew={() => go({ kind: shown, key: newDocument })} />
          )}
          {shown !== applications && key !== undefined && (
            <DocumentEditor
              key={`${shown}/${key}`}
              kind={shown}
              documentKey={key}
              onSaved={(saved) => go({ kind: shown, key: saved })}
            />
          )}
        </div>
      </Flex>
    </PageFrame>
  );
}
