import { chatTextLimit, chatTextLength } from '@fairway/contract/chat/texts.ts';
import { Form, Input, Modal, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';

interface SayDialogProps {
  room: { chatRoomNo: string; title: string };
  onClose: () => void;
}

/** Says something in a room's chat in the house's name. */
export function SayDialog({ room: { chatRoomNo, title }, onClose }: SayDialogProps) {
  const { t } = useTranslation(['live', 'shell']);
  const [form] = Form.useForm<{ text: string }>();
  const act = useAct({ call: api.sayFromDesk, touches: ['audit'], done: t('say.done'), onDone: onClose });
  return (
    <Modal
      open
      title={t('say.title', { title })}
      okText={t('say.confirm')}
      okButtonProps={{ loading: act.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterOpenChange={(open) => open && form.focusField('text')}
    >
      <Typography.Paragraph>{t('say.text')}</Typography.Paragraph>
      <Form
        form={form}
        layout="vertical"
        onFinish={({ text }) => act.mutate({ chatRoomNo, text: text.trim() })}
      >
        <Form.Item
          name="text"
          label={t('say.label')}
          rules={[{ required: true, whitespace: true, message: t('say.missing') }]}
        >
          <Input.TextArea
            rows={3}
            count={{
              show: true,
              max: chatTextLimit,
              strategy: chatTextLength,
              exceedFormatter: (text, { max }) => Array.from(text).slice(0, max).join(''),
            }}
            onPressEnter={(event) => {
              event.preventDefault();
              form.submit();
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
