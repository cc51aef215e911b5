import type { Broadcast } from '@fairway/contract/messages/operator-schemas.ts';
import { Alert, Flex, Form, Modal, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../lib/api.ts';
import { TimeField } from '../../lib/fields/time-field.tsx';
import { BroadcastPreview } from './broadcast-preview.tsx';
import { audienceLabel } from './audience-label.ts';
import { useBroadcastActs } from './use-broadcasts.ts';

interface PublishDialogProps {
  broadcast: Broadcast;
  /** How many members it is for. */
  reach: number;
  onClose: () => void;
}

interface PublishFields {
  when: 'now' | 'later';
  at: string | null;
}

/** The last look before a broadcast is seen: its text, how many it reaches, and from when on. */
export function PublishDialog({ broadcast, reach, onClose }: PublishDialogProps) {
  const { t } = useTranslation('messages');
  const [form] = Form.useForm<PublishFields>();
  const when = Form.useWatch('when', form) ?? 'now';
  const { publish } = useBroadcastActs();
  const { id, version, audience, publishAt } = broadcast;
  return (
    <Modal
      open
      width={640}
      title={t('publish.title')}
      okText={t(when === 'now' ? 'publish.now' : 'publish.later')}
      okButtonProps={{ loading: publish.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <Alert
          type="info"
          showIcon
          title={t('publish.reach', { audience: audienceLabel(audience, t), count: reach })}
        />
        <BroadcastPreview {...broadcast} />
        <Form
          form={form}
          layout="vertical"
          initialValues={{ when: publishAt ? 'later' : 'now', at: publishAt }}
          onFinish={(fields) =>
            publish.mutate(
              { id, version, at: fields.when === 'later' ? fields.at : null },
              { onSuccess: onClose },
            )
          }
        >
          <Form.Item name="when" label={t('publish.when')}>
            <Radio.Group
              options={(['now', 'later'] as const).map((value) => ({
                value,
                label: t(`publish.${value}`),
              }))}
            />
          </Form.Item>
          {when === 'later' && (
            <TimeField
              name="at"
              label={t('publish.at')}
              missing={t('publish.atMissing')}
              rules={[
                {
                  validator: (_, value: string | null) =>
                    value && Date.parse(value) <= serverClock.now()
                      ? Promise.reject(new Error(t('publish.atPast')))
                      : Promise.resolve(),
                },
              ]}
            />
          )}
        </Form>
      </Flex>
    </Modal>
  );
}
