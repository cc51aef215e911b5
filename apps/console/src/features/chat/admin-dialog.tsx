import { Form, Input, Modal, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useChatAct } from './use-chat-desk.ts';

interface Fields {
  name: string;
  room: string;
  admin: boolean;
}

/** Makes a member an admin of a room, or takes that back. */
export function AdminDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chat');
  const [form] = Form.useForm<Fields>();
  const act = useChatAct(onClose);
  return (
    <Modal
      open
      title={t('act.admin')}
      okText={t('form.ok')}
      cancelText={t('form.cancel')}
      okButtonProps={{ loading: act.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={{ admin: true }}
        onFinish={({ name, room, admin }) =>
          act.mutate({ name: 'nameChatAdmin', input: { name, chatRoomNo: room, admin } })
        }
      >
        <Form.Item name="name" label={t('form.name')} rules={[{ required: true, whitespace: true }]}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="room"
          label={t('form.roomOfAdmin')}
          rules={[{ required: true, pattern: /^[1-9]\d{5,11}$/ }]}
        >
          <Input maxLength={12} inputMode="numeric" />
        </Form.Item>
        <Form.Item name="admin">
          <Radio.Group
            options={[
              { value: true, label: t('form.nameAdmin') },
              { value: false, label: t('form.removeAdmin') },
            ]}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
