import type { Broadcast } from '@fairway/contract/messages/operator-schemas.ts';
import { broadcastKinds } from '@fairway/contract/messages/broadcasts.ts';
import { Form, Input, Modal, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { locale } from '../../lib/i18n.ts';
import { TimeField } from '../../lib/fields/time-field.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { fromForm, toForm, type FormFields } from './form-fields.ts';
import { useBroadcastActs } from './use-broadcasts.ts';

interface BroadcastFormProps {
  /** What is changed; undefined for a new one. */
  broadcast: Broadcast | undefined;
  onSaved: (saved: Broadcast) => void;
  onClose: () => void;
}

/** Writes a draft in both languages. Saving shows it to nobody. */
export function BroadcastForm({ broadcast, onSaved, onClose }: BroadcastFormProps) {
  const { t } = useTranslation('messages');
  const [form] = Form.useForm<FormFields>();
  const { create, update } = useBroadcastActs();
  const save = () => {
    const fields = fromForm(form.getFieldsValue(true));
    if (broadcast)
      update.mutate({ id: broadcast.id, version: broadcast.version, ...fields }, { onSuccess: onSaved });
    else create.mutate(fields, { onSuccess: onSaved });
  };
  const needed = (max: number) => [
    { required: true, whitespace: true, max, message: t('textMissing', { max }) },
  ];
  return (
    <Modal
      open
      width={760}
      title={t(broadcast ? 'form.change' : 'form.new')}
      okText={t('form.save')}
      okButtonProps={{ loading: create.isPending || update.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <Form form={form} layout="vertical" initialValues={toForm(broadcast)} onFinish={save}>
        <Form.Item name="kind" label={t('column.kind')} extra={t('form.kindHint')}>
          <Radio.Group
            optionType="button"
            options={broadcastKinds.list.map((member) => ({ value: member.code, label: member[locale()] }))}
          />
        </Form.Item>
        <Form.Item name={['title', 'zh']} label={t('form.titleZh')} rules={needed(60)}>
          <Input maxLength={60} showCount />
        </Form.Item>
        <Form.Item name={['title', 'en']} label={t('form.titleEn')}>
          <Input maxLength={120} showCount />
        </Form.Item>
        <Form.Item name={['text', 'zh']} label={t('form.textZh')} rules={needed(1000)}>
          <Input.TextArea rows={4} maxLength={1000} showCount />
        </Form.Item>
        <Form.Item name={['text', 'en']} label={t('form.textEn')} extra={t('form.englishHint')}>
          <Input.TextArea rows={4} maxLength={2000} showCount />
        </Form.Item>
        <Form.Item
          name="to"
          label={t('form.to')}
          extra={t('form.toHint')}
          rules={[{ pattern: /^\/app\/[\w/?=&%.-]{1,200}$/, message: t('form.toWrong') }]}
        >
          <Input maxLength={205} placeholder="/app/sport" />
        </Form.Item>
        <AudienceFields />
        <TimeField name="until" label={t('column.until')} extra={t('form.untilHint')} />
      </Form>
    </Modal>
  );
}
