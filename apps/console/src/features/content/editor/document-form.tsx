import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import { ApiError } from '@fairway/api-client';
import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { Alert, Button, Card, Flex, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { draftOf } from '../draft-of.ts';
import { fieldSpecs } from '../field-specs.ts';
import { freshDocument } from '../fresh-document.ts';
import { useSaveDraft, type OpenedDocument } from '../use-content.ts';
import { ContentField } from './content-field.tsx';

interface DocumentFormProps {
  kind: ContentKind;
  /** Undefined for a new document. */
  opened: OpenedDocument | undefined;
  onSaved: (key: string) => void;
  onReload: () => void;
}

interface Fields {
  key: string;
  document: Record<string, unknown>;
}

/** A document as a form. Saving writes one more version and shows visitors nothing. */
export function DocumentForm({ kind, opened, onSaved, onReload }: DocumentFormProps) {
  const { t } = useTranslation('content');
  const [form] = Form.useForm<Fields>();
  const save = useSaveDraft(() => onSaved(form.getFieldValue('key') as string));
  const isConflict = save.error instanceof ApiError && save.error.error === 'editConflict';
  const submit = () => {
    const { key, document } = form.getFieldsValue(true) as Fields;
    // The server's schema of the kind judges it; what does not fit is refused there by field.
    const draft = {
      kind,
      key,
      version: opened?.newestVersion ?? 0,
      document: draftOf(fieldSpecs[kind], document),
    };
    save.mutate(draft as InputOf<Schemas['saveContentDraft']>);
  };
  return (
    <Card title={opened ? t('edit', { version: opened.version }) : t('new')}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ key: opened?.key ?? '', document: opened?.content.document ?? freshDocument(kind) }}
        scrollToFirstError
        onFinish={submit}
      >
        {isConflict && (
          <Alert
            type="error"
            showIcon
            title={t('conflict')}
            action={<Button onClick={onReload}>{t('reload')}</Button>}
            style={{ marginBottom: 16 }}
          />
        )}
        <Form.Item
          name="key"
          label={t('key')}
          extra={opened ? undefined : t('keyHint')}
          rules={[{ required: true, pattern: /^[a-z0-9][a-z0-9-]{0,31}$/, message: t('keyWrong') }]}
        >
          <Input maxLength={32} disabled={opened !== undefined} />
        </Form.Item>
        {fieldSpecs[kind].map((spec) => (
          <ContentField key={spec.name} spec={spec} at={['document']} />
        ))}
        <Flex gap={8}>
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {t('save')}
          </Button>
          <Button onClick={() => form.resetFields()}>{t('reset')}</Button>
        </Flex>
      </Form>
    </Card>
  );
}
