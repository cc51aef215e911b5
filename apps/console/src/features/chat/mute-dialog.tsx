import { Form, Input, Modal, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useChatAct } from './use-chat-desk.ts';

interface Fields {
  name: string;
  room?: string;
  /** 0 for good. */
  minutes: number;
  reason: string;
}

/** Mutes a member in a room or on the whole site. */
export function MuteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chat');
  const [form] = Form.useForm<Fields>();
  const act = useChatAct(onClose);
  const lengths = [
    { value: 10, label: t('form.minutes', { count: 10 }) },
    { value: 60, label: t('form.hours', { count: 1 }) },
    { value: 1440, label: t('form.hours', { count: 24 }) },
    { value: 10_080, label: t('form.days', { count: 7 }) },
    { value: 20_160, label: t('form.days', { count: 14 }) },
    { value: 0, label: t('forGood') },
  ];
  const send = ({ name, room = '', minutes, reason }: Fields): void =>
    act.mutate({
      name: 'muteInChats',
      input: {
        name,
        chatRoomNo: room.trim() === '' ? null : room.trim(),
        minutes: minutes === 0 ? null : minutes,
        reason,
      },
    });
  return (
    <Modal
      open
      title={t('act.muteMember')}
      okText={t('form.ok')}
      cancelText={t('form.cancel')}
      okButtonProps={{ loading: act.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Fields> form={form} layout="vertical" initialValues={{ minutes: 60 }} onFinish={send}>
        <Form.Item name="name" label={t('form.name')} rules={[{ required: true, whitespace: true }]}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        <Form.Item name="room" label={t('form.room')} rules={[{ pattern: /^[1-9]\d{5,11}$/ }]}>
          <Input maxLength={12} inputMode="numeric" />
        </Form.Item>
        <Form.Item name="minutes" label={t('form.length')}>
          <Select options={lengths} />
        </Form.Item>
        <Form.Item name="reason" label={t('form.reason')} rules={[{ required: true, whitespace: true }]}>
          <Input.TextArea rows={2} maxLength={200} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
