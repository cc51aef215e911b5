import { Form, Input, Modal, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ProposalDialogProps<Answers> {
  title: string;
  form: FormInstance<Answers>;
  /** What the fields begin with. */
  first?: Partial<Answers>;
  isBusy: boolean;
  onSubmit: (answers: Answers) => void;
  onClose: () => void;
  /** Shown above the form. */
  lead?: ReactNode;
  /** The proposal's own fields; what proves it comes last in every proposal. */
  children: ReactNode;
}

/** What one person proposes and a second carries out: its fields, and the evidence. */
export function ProposalDialog<Answers extends { evidence: string }>(props: ProposalDialogProps<Answers>) {
  const { t } = useTranslation('wallet');
  const { form, first, children } = props;
  return (
    <Modal
      open
      title={props.title}
      okText={t('proposals.submit')}
      okButtonProps={{ loading: props.isBusy }}
      onOk={() => form.submit()}
      onCancel={props.onClose}
    >
      {props.lead}
      <Form form={form} layout="vertical" {...(first && { initialValues: first })} onFinish={props.onSubmit}>
        {children}
        <Form.Item
          name="evidence"
          label={t('proposals.evidence')}
          extra={t('proposals.evidenceHint')}
          rules={[
            { required: true, whitespace: true, min: 10, max: 500, message: t('proposals.evidenceMissing') },
          ]}
        >
          <Input.TextArea rows={3} maxLength={500} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
