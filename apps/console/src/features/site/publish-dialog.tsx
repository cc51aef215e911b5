import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { changedFields } from '../../lib/changed-fields.ts';
import { ChangeTable } from '../../lib/components/change-table.tsx';
import type { SiteFields } from './use-site.ts';

interface PublishDialogProps {
  before: SiteFields;
  after: SiteFields;
  isBusy: boolean;
  onPublish: () => void;
  onClose: () => void;
}

/** What will change for every visitor, field by field, before it does. */
export function PublishDialog({ before, after, isBusy, onPublish, onClose }: PublishDialogProps) {
  const { t } = useTranslation('site');
  const isSame = changedFields(before, after).length === 0;
  return (
    <Modal
      open
      width={880}
      title={t('publishTitle')}
      okText={t('publish')}
      okButtonProps={{ loading: isBusy, disabled: isSame }}
      onOk={onPublish}
      onCancel={onClose}
    >
      <p>{t('publishText')}</p>
      <ChangeTable before={before} after={after} />
    </Modal>
  );
}
