import { Alert, Flex, Modal, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

interface PasswordPartProps {
  /** Whose half it is: the proposer's comes first. */
  of: 'proposer' | 'approver';
  /** The operator who needs it. */
  name: string;
  passwordPart: string;
  onClose: () => void;
}

/** One half of a first password, shown to one of the two people; closed only on purpose. */
export function PasswordPart({ of, name, passwordPart, onClose }: PasswordPartProps) {
  const { t } = useTranslation('proposals');
  return (
    <Modal
      open
      title={t('part.title')}
      okText={t('part.noted')}
      onOk={onClose}
      onCancel={onClose}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      cancelButtonProps={{ hidden: true }}
    >
      <Flex vertical gap={12}>
        <span>{t(`part.${of}`, { name })}</span>
        <Typography.Text code copyable style={{ fontSize: 20 }} aria-label={t('part.label')}>
          {passwordPart}
        </Typography.Text>
        <Alert type="warning" showIcon title={t('part.once')} />
      </Flex>
    </Modal>
  );
}
