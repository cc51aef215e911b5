import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import { Card, Flex, Skeleton } from 'antd';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { newDocument } from '../new-document.ts';
import { useDocument } from '../use-content.ts';
import { DocumentForm } from './document-form.tsx';

interface DocumentEditorProps {
  kind: ContentKind;
  documentKey: string;
  onSaved: (key: string) => void;
}

/** One document: its form, and beside it every version with what can be done with it. */
export function DocumentEditor({ kind, documentKey, onSaved }: DocumentEditorProps) {
  if (documentKey === newDocument)
    return <DocumentForm kind={kind} opened={undefined} onSaved={onSaved} onReload={() => onSaved('')} />;
  return <Opened kind={kind} documentKey={documentKey} onSaved={onSaved} />;
}

function Opened({ kind, documentKey, onSaved }: DocumentEditorProps) {
  const { data: opened, error, refetch } = useDocument(kind, documentKey);
  if (error && !opened) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!opened) {
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 12 }} />
      </Card>
    );
  }
  return (
    <Flex vertical gap={16}>
      {/* A newer version starts the form afresh. */}
      <DocumentForm
        key={opened.newestVersion}
        kind={kind}
        opened={opened}
        onSaved={onSaved}
        onReload={() => void refetch()}
      />
      <HistoryCard kind={kind} opened={opened} />
    </Flex>
  );
}
