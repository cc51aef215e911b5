import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { changedFields } from '../changes/changed-fields.ts';
import { ChangeTable } from '../changes/change-table.tsx';

interface PublishDialogProps {
  before: object;
  after: object;
  /** From when the change counts, and for whom. */
  text: string;
  isBusy: boolean;
  onPublish: () => void;
  onClose: () => void;
}

/** What will change, field by field, before it does. What changes nothing cannot be published. */
export function PublishDialog({ before, after, text, isBusy, onPublish, onClose }: PublishDialogProps) {
  const { t } = useTranslation();
  const isSame = changedFields(before, after).length === 0;
  return (
    <Modal
      open
      width={880}
      title={t('settings.publishTitle')}
      okText={t('settings.publish')}
      okButtonProps={{ loading: isBusy, disabled: isSame }}
      onOk={onPublish}
      onCancel={onClose}
    >
      <p>{isSame ? t('settings.nothingChanged') : text}</p>
      <ChangeTable before={before} after={after} />
    </Modal>
  );
}
