import type { ProposalKind } from '@fairway/contract/operators/proposals/kinds.ts';
import { changesBetween } from '@fairway/contract/settings/changes.ts';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeTable } from '../changes/change-table.tsx';
import { DifferenceTable } from '../proposals/difference-table.tsx';

interface PublishDialogProps {
  /** Given: a reason is asked for, and a second person may have to approve. */
  kind?: ProposalKind | undefined;
  before: object;
  after: object;
  /** From when the change counts, and for whom. */
  text: string;
  isBusy: boolean;
  onPublish: (reason: string) => void;
  onClose: () => void;
}

const leastReason = 2;

/** What will change, field by field, before it does. What changes nothing cannot be published. */
export function PublishDialog({ kind, before, after, text, isBusy, onPublish, onClose }: PublishDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const isSame = changesBetween(before, after).length === 0;
  const isReady = !isSame && (kind === undefined || reason.trim().length >= leastReason);
  return (
    <Modal
      open
      width={880}
      title={t(kind === undefined ? 'settings.publishTitle' : 'settings.proposeTitle')}
      okText={t(kind === undefined ? 'settings.publish' : 'settings.propose')}
      okButtonProps={{ loading: isBusy, disabled: !isReady }}
      onOk={() => onPublish(reason.trim())}
      onCancel={onClose}
    >
      <p>{isSame ? t('settings.nothingChanged') : text}</p>
      {kind === undefined ? (
        <ChangeTable before={before} after={after} />
      ) : (
        <>
          <DifferenceTable kind={kind} before={before} after={after} />
          <Form layout="vertical" style={{ marginTop: 16 }}>
            <Form.Item
              label={t('settings.reason')}
              extra={t('settings.reasonHint')}
              htmlFor="settings-reason"
            >
              <Input
                id="settings-reason"
                maxLength={200}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </Form.Item>
          </Form>
        </>
      )}
    </Modal>
  );
}
