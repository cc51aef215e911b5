import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import { Form, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeTable } from '../../../lib/changes/change-table.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { TimeField } from '../../../lib/fields/time-field.tsx';
import { useDocument, usePublishContent, type OpenedDocument } from '../use-content.ts';

interface PublishDialogProps {
  kind: ContentKind;
  opened: OpenedDocument;
  /** Null takes the document down. */
  version: number | null;
  onClose: () => void;
}

/** What will change for visitors, field by field, and when; nothing happens before it was looked at. */
export function PublishDialog({ kind, opened, version, onClose }: PublishDialogProps) {
  const { t } = useTranslation('content');
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [form] = Form.useForm<{ goesLiveAt: string | null }>();
  const publish = usePublishContent(onClose);
  const { key, liveVersion, decisions } = opened;
  const decide = () => {
    const goesLiveAt = when === 'later' ? (form.getFieldValue('goesLiveAt') as string | null) : null;
    if (when === 'later' && !goesLiveAt) return void form.validateFields();
    return publish.mutate({ kind, key, version, goesLiveAt, decisions });
  };
  return (
    <Modal
      open
      width={880}
      title={version === null ? t('takeDown') : t('publishTitle', { version })}
      okText={version === null ? t('takeDown') : t('publish')}
      okButtonProps={{ loading: publish.isPending, danger: version === null }}
      onOk={decide}
      onCancel={onClose}
    >
      <p>{version === null ? t('takeDownText') : t('publishText')}</p>
      <Form form={form} layout="vertical" initialValues={{ goesLiveAt: null }}>
        <Radio.Group
          aria-label={t('when')}
          value={when}
          onChange={(event) => setWhen(event.target.value as 'now' | 'later')}
          options={[
            { value: 'now', label: t('now') },
            { value: 'later', label: t('later') },
          ]}
          style={{ marginBottom: 16 }}
        />
        {when === 'later' && (
          <TimeField name={['goesLiveAt']} label={t('goesLiveAt')} missing={t('goesLiveAtMissing')} />
        )}
      </Form>
      {version !== null && <Changes kind={kind} from={liveVersion} to={version} documentKey={key} />}
    </Modal>
  );
}

interface ChangesProps {
  kind: ContentKind;
  documentKey: string;
  from: number | null;
  to: number;
}

/** The fields in which what visitors will see differs from what they see. */
function Changes({ kind, documentKey, from, to }: ChangesProps) {
  const next = useDocument(kind, documentKey, to);
  // While nothing is live there is nothing to differ from; the version itself is then shown instead.
  const live = useDocument(kind, documentKey, from ?? to);
  const fault = next.error ?? live.error;
  if (fault) return <FaultNotice fault={fault} onRetry={() => void next.refetch()} />;
  if (!next.data || !live.data) return null;
  return (
    <ChangeTable
      before={from === null ? {} : live.data.content.document}
      after={next.data.content.document}
    />
  );
}
