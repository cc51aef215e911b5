import { closingCodes, type ClosingCode } from '@fairway/contract/members/closing/codes.ts';
import { exclusionMonths } from '@fairway/contract/risk/play-limits.ts';
import { Form, Input, Modal, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../lib/i18n.ts';

interface CloseFields {
  code: ClosingCode;
  exclusionMonths?: (typeof exclusionMonths)[number];
  reason: string;
}

interface CloseDialogProps {
  name: string;
  busy: boolean;
  onConfirm: (fields: CloseFields) => void;
  onClose: () => void;
}

/** Asks why an account is to be closed, and for how long its member is excluded where that is the reason. */
export function CloseDialog({ name, busy, onConfirm, onClose }: CloseDialogProps) {
  const { t } = useTranslation('members');
  const [form] = Form.useForm<CloseFields>();
  const code = Form.useWatch('code', form);
  return (
    <Modal
      open
      title={t('close.title', { name })}
      okText={t('close.propose')}
      okButtonProps={{ danger: true, loading: busy }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {t('close.text')}
      <Form form={form} layout="vertical" onFinish={onConfirm} style={{ marginTop: 12 }}>
        <Form.Item
          name="code"
          label={t('close.code')}
          rules={[{ required: true, message: t('close.codeMissing') }]}
        >
          <Select
            options={closingCodes.codeList.map((value) => ({
              value,
              label: closingCodes.label(value, locale()),
            }))}
          />
        </Form.Item>
        {code === 'selfExclusion' && (
          <Form.Item
            name="exclusionMonths"
            label={t('close.months')}
            extra={t('close.monthsHint')}
            rules={[{ required: true, message: t('close.monthsMissing') }]}
          >
            <Select
              options={exclusionMonths.map((value) => ({
                value,
                label: value === 0 ? t('close.forGood') : t('close.forMonths', { count: value }),
              }))}
            />
          </Form.Item>
        )}
        <Form.Item
          name="reason"
          label={t('close.reason')}
          rules={[{ required: true, whitespace: true, min: 3, max: 200, message: t('close.reasonMissing') }]}
        >
          <Input.TextArea rows={3} maxLength={200} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
