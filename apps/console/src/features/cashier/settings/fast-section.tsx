import { Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { NamesField } from './names-field.tsx';
import styles from './methods-section.module.css';

const counts = [
  { key: 'drawCount', min: 0, max: 100 },
  { key: 'payMinutes', min: 1, max: 120 },
  { key: 'appealHours', min: 1, max: 168 },
  { key: 'claimHours', min: 1, max: 720 },
] as const;
const rates = ['drawRewardRate', 'drawMarginRate'] as const;

/** Fast withdrawals: counts, times, what is earned and kept, and who has them (specification section 3, «Fast-withdrawal config»). */
export function FastSection() {
  const { t } = useTranslation('pay');
  return (
    <div className={styles['fields']}>
      {counts.map(({ key, min, max }) => (
        <Form.Item key={key} name={['fastWithdrawal', key]} label={t(`settings.fast.${key}`)}>
          <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      ))}
      {rates.map((key) => (
        <Form.Item
          key={key}
          name={['fastWithdrawal', key]}
          label={t(`settings.fast.${key}`)}
          rules={[{ pattern: /^\d(\.\d{1,2})?$/, message: t('settings.rateWrong') }]}
        >
          <Input inputMode="decimal" />
        </Form.Item>
      ))}
      <Form.Item name={['fastWithdrawal', 'drawType']} label={t('settings.fast.drawType')}>
        <Select
          aria-label={t('settings.fast.drawType')}
          options={([1, 20210] as const).map((value) => ({ value, label: String(value) }))}
        />
      </Form.Item>
      <NamesField
        name={['fastWithdrawal', 'fixedAmount']}
        label={t('settings.fast.fixedAmount')}
        placeholder={t('settings.fast.anyAmount')}
      />
      <NamesField name={['fastWithdrawal', 'whitelist']} label={t('settings.fast.whitelist')} />
    </div>
  );
}
