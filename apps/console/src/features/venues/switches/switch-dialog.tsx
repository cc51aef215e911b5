import type { VenueSwitch } from '@fairway/contract/venues/operator-schemas.ts';
import { venueSwitchStates, type VenueSwitchState } from '@fairway/contract/venues/states.ts';
import { Alert, Form, Input, Modal, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../../lib/api.ts';
import { locale } from '../../../lib/i18n.ts';
import { useSwitchVenue } from '../use-venues.ts';

/** How long a maintenance may be announced for, in minutes; 0 has no end. */
const durations = [30, 60, 120, 360, 1440, 0] as const;

interface SwitchFields {
  state: VenueSwitchState;
  zh?: string;
  en?: string;
  minutes?: number;
}

/** Changes a venue's state, with the notice to members and until when. Money can be taken back from a venue in every state. */
export function SwitchDialog({ venue, onClose }: { venue: VenueSwitch; onClose: () => void }) {
  const { t } = useTranslation('venues');
  const [form] = Form.useForm<SwitchFields>();
  const state = Form.useWatch('state', form) ?? venue.state;
  const { mutate, isPending } = useSwitchVenue();
  const submit = ({ state: next, zh = '', en = '', minutes = 0 }: SwitchFields) =>
    mutate(
      {
        channelCode: venue.channelCode,
        state: next,
        reason: { zh, en },
        until: next === 'maintenance' && minutes > 0 ? inMinutes(minutes) : null,
        version: venue.version,
      },
      { onSuccess: onClose },
    );
  return (
    <Modal
      open
      title={t('switch.title', { name: venue.name[locale()] })}
      okText={t('switch.ok')}
      okButtonProps={{ loading: isPending, danger: state !== 'open' }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ state: venue.state, minutes: 60 }}
        onFinish={submit}
      >
        <Form.Item name="state" label={t('switches.state')}>
          <Radio.Group
            options={venueSwitchStates.list.map(({ code }) => ({
              value: code,
              label: venueSwitchStates.label(code, locale()),
            }))}
            optionType="button"
          />
        </Form.Item>
        {state === 'maintenance' && (
          <Form.Item name="minutes" label={t('switch.for')}>
            <Select options={durations.map((value) => ({ value, label: t(`switch.duration.${value}`) }))} />
          </Form.Item>
        )}
        <Form.Item
          name="zh"
          label={t(state === 'open' ? 'switch.why' : 'switch.zh')}
          rules={[{ required: true, whitespace: true, max: 120, message: t('switch.reasonMissing') }]}
        >
          <Input maxLength={120} />
        </Form.Item>
        {state !== 'open' && (
          <Form.Item name="en" label={t('switch.en')}>
            <Input maxLength={240} />
          </Form.Item>
        )}
        {venue.state !== 'open' && <Alert type="info" showIcon title={t('switch.takesTwo')} />}
      </Form>
    </Modal>
  );
}

function inMinutes(minutes: number): string {
  return new Date(serverClock.now() + minutes * 60_000).toISOString();
}
