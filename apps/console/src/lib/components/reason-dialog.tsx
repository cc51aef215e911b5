import { Flex, Form, Input, Modal, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ReasonDialogProps {
  title: string;
  /** What will happen, in plain language. */
  children?: ReactNode;
  /** Sentences to choose from; a click fills the field, which stays editable. */
  templates: readonly string[];
  /** Shown to the member, or kept inside. */
  audience: 'member' | 'inside';
  confirm: string;
  danger?: boolean;
  busy: boolean;
  /** Off while something beside the reason is missing. */
  isReady?: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of a decision; nothing happens without one. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<{ reason: string }>();
  return (
    <Modal
      open
      title={props.title}
      okText={props.confirm}
      okButtonProps={{
        danger: props.danger ?? false,
        loading: props.busy,
        disabled: props.isReady === false,
      }}
      onOk={() => form.submit()}
      onCancel={props.onClose}
      afterOpenChange={(open) => open && form.focusField('reason')}
    >
      {props.children}
      <Form
        form={form}
        layout="vertical"
        onFinish={({ reason }) => props.onConfirm(reason)}
        style={{ marginTop: 12 }}
      >
        <Form.Item
          name="reason"
          label={t('reason.label')}
          extra={t(props.audience === 'member' ? 'reason.forMember' : 'reason.inside')}
          rules={[{ required: true, whitespace: true, min: 3, max: 200, message: t('reason.missing') }]}
        >
          <Input.TextArea rows={3} maxLength={200} showCount />
        </Form.Item>
      </Form>
      {props.templates.length > 0 && (
        <Flex gap={8} wrap>
          {props.templates.map((template) => (
            <Tag key={template} style={{ padding: 0, margin: 0 }}>
              <button
                type="button"
                className="tag-button"
                onClick={() => form.setFieldsValue({ reason: template })}
              >
                {template}
              </button>
            </Tag>
          ))}
        </Flex>
      )}
    </Modal>
  );
}
