import { Form, Input, Modal, Radio } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What an operator found about money of unknown whereabouts: done or not, by two facts. */
export interface Finding {
  executed: boolean;
  /** What the other side says. */
  answer: string;
  /** What its statement says. */
  statementLine: string;
  reason: string;
}

interface FindingDialogProps {
  title: string;
  /** What it is about, and what an earlier person has said. */
  children: ReactNode;
  labels: { executed: string; yes: string; no: string; answer: string; statementLine: string };
  /** What the button says for what is chosen. */
  confirm: (executed: boolean | undefined) => string;
  busy: boolean;
  onConfirm: (finding: Finding) => void;
  onClose: () => void;
}

/** Asks for a finding; the second operator finds the facts himself and fills the form again. */
export function FindingDialog(props: FindingDialogProps) {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<Finding>();
  const executed = Form.useWatch('executed', form);
  const fact = (max: number) => [
    { required: true, whitespace: true, min: 3, max, message: t('finding.factMissing') },
  ];
  const { labels } = props;
  return (
    <Modal
      open
      title={props.title}
      okText={props.confirm(executed)}
      okButtonProps={{ loading: props.busy }}
      onOk={() => form.submit()}
      onCancel={props.onClose}
    >
      {props.children}
      <Form form={form} layout="vertical" onFinish={props.onConfirm}>
        <Form.Item
          name="executed"
          label={labels.executed}
          rules={[{ required: true, message: t('finding.choose') }]}
        >
          <Radio.Group
            options={[
              { value: true, label: labels.yes },
              { value: false, label: labels.no },
            ]}
          />
        </Form.Item>
        <Form.Item name="answer" label={labels.answer} rules={fact(120)}>
          <Input maxLength={120} />
        </Form.Item>
        <Form.Item name="statementLine" label={labels.statementLine} rules={fact(200)}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('finding.reason')}
          rules={[
            { required: true, whitespace: true, min: 2, max: 200, message: t('finding.reasonMissing') },
          ]}
        >
          <Input.TextArea rows={2} maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
