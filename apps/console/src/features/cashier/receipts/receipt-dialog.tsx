import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface Paid {
  amount: string;
  reference: string;
  payerName: string;
}

interface ReceiptDialogProps {
  title: string;
  /** What it is for. */
  subject: string;
  amount: string;
  busy: boolean;
  onEnter: (paid: Paid) => void;
  onClose: () => void;
}

/**
 * What the bank's statement shows: amount, number, payer. Nothing is credited by it before another operator has
 * approved it.
 */
export function ReceiptDialog({ title, subject, amount, busy, onEnter, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation('pay');
  const [form] = Form.useForm<Paid>();
  return (
    <Modal
      open
      title={title}
      okText={t('receipts.dialog.ok')}
      okButtonProps={{ loading: busy }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{subject}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ amount, reference: '', payerName: '' }}
        onFinish={(paid) => onEnter(paid)}
      >
        <Form.Item
          name="amount"
          label={t('receipts.dialog.amount')}
          rules={[{ pattern: /^(0|[1-9]\d{0,8})(\.\d{1,2})?$/, message: t('receipts.dialog.amountWrong') }]}
        >
          <Input inputMode="decimal" />
        </Form.Item>
        <Form.Item
          name="reference"
          label={t('receipts.dialog.reference')}
          rules={[{ required: true, min: 4, max: 64, message: t('receipts.dialog.referenceWrong') }]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="payerName" label={t('receipts.dialog.payerName')}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
