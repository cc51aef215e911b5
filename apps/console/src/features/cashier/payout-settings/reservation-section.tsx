import { reserveModals, reserveTutorialSwitch } from '@fairway/contract/withdrawals/reservations.ts';
import { Button, Form, Input, InputNumber, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';
import { locale } from '../../../lib/i18n.ts';
import { rateRule } from './rate-rules.ts';

const slots = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Tutorial and modals, waits and times with their rewards, and what a missed promise pays. */
export function ReservationSection() {
  const { t } = useTranslation('cashier');
  const rate = [rateRule(t('payoutSettings.rateWrong'))];
  return (
    <>
      <Form.Item name={['reservation', 'tutorial']} label={t('payoutSettings.reservation.tutorial')}>
        <Radio.Group
          options={reserveTutorialSwitch.list.map((one) => ({ value: one.code, label: one[locale()] }))}
        />
      </Form.Item>
      <Form.Item
        name={['reservation', 'modals']}
        label={t('payoutSettings.reservation.modals')}
        extra={t('payoutSettings.reservation.modalsHint')}
      >
        <Select
          mode="multiple"
          aria-label={t('payoutSettings.reservation.modals')}
          options={reserveModals.list.map((one) => ({ value: one.code, label: one[locale()] }))}
        />
      </Form.Item>
      <Form.List name={['reservation', 'durations']}>
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <div key={key} className={styles['entry']}>
                <div className={styles['pair']}>
                  <Form.Item
                    name={[name, 'hours']}
                    label={t('payoutSettings.reservation.hours')}
                    rules={[{ required: true, message: t('payoutSettings.reservation.hoursWrong') }]}
                  >
                    <InputNumber min={1} max={72} precision={0} />
                  </Form.Item>
                  <Form.Item
                    name={[name, 'rewardRate']}
                    label={t('payoutSettings.reservation.rewardRate')}
                    rules={rate}
                  >
                    <Input suffix="%" inputMode="decimal" />
                  </Form.Item>
                </div>
                <Button size="small" onClick={() => remove(name)}>
                  {t('payoutSettings.reservation.removeDuration')}
                </Button>
              </div>
            ))}
            {fields.length < 6 && (
              <Button onClick={() => add({ hours: 12, rewardRate: '0' })} style={{ marginBottom: 16 }}>
                {t('payoutSettings.reservation.addDuration')}
              </Button>
            )}
          </>
        )}
      </Form.List>
      <div className={styles['pair']}>
        <Form.Item name={['reservation', 'slots']} label={t('payoutSettings.reservation.slots')}>
          <Select
            mode="multiple"
            maxCount={12}
            aria-label={t('payoutSettings.reservation.slots')}
            options={slots.map((value) => ({ value, label: value }))}
          />
        </Form.Item>
        <Form.Item
          name={['reservation', 'slotRewardRate']}
          label={t('payoutSettings.reservation.slotRewardRate')}
          rules={rate}
        >
          <Input suffix="%" inputMode="decimal" />
        </Form.Item>
        <Form.Item
          name={['reservation', 'compensationRate']}
          label={t('payoutSettings.reservation.compensationRate')}
          rules={rate}
        >
          <Input suffix="%" inputMode="decimal" />
        </Form.Item>
        <Form.Item
          name={['reservation', 'compensationCap']}
          label={t('payoutSettings.reservation.compensationCap')}
          rules={[{ pattern: /^(0|[1-9]\d{0,5})$/, message: t('payoutSettings.reservation.capWrong') }]}
        >
          <Input inputMode="numeric" />
        </Form.Item>
      </div>
    </>
  );
}
