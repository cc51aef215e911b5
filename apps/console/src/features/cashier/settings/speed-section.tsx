import { payNameTypes } from '@fairway/contract/deposits/methods/engines.ts';
import { Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../lib/i18n.ts';
import { NamesField } from './names-field.tsx';
import styles from './methods-section.module.css';

/** Fast to card: times, counts, what it earns, and who has it (specification section 3, «Speed-to-card config»). */
export function SpeedSection() {
  const { t } = useTranslation('pay');
  return (
    <div className={styles['fields']}>
      <Form.Item name={['speedToCard', 'payConfirmTime']} label={t('settings.speed.payConfirmTime')}>
        <InputNumber min={1} max={1440} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name={['speedToCard', 'payCount']} label={t('settings.speed.payCount')}>
        <InputNumber min={0} max={100} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item
        name={['speedToCard', 'payRewardRate']}
        label={t('settings.speed.payRewardRate')}
        rules={[{ pattern: /^\d(\.\d{1,2})?$/, message: t('settings.rateWrong') }]}
      >
        <Input inputMode="decimal" />
      </Form.Item>
      <Form.Item
        name={['speedToCard', 'payDiscountLimit']}
        label={t('settings.speed.payDiscountLimit')}
        rules={[{ pattern: /^(0|[1-9]\d{0,8})$/, message: t('settings.wholeWrong') }]}
      >
        <Input inputMode="numeric" />
      </Form.Item>
      <Form.Item name={['speedToCard', 'payNameType']} label={t('settings.speed.payNameType')}>
        <Select
          aria-label={t('settings.speed.payNameType')}
          options={payNameTypes.list.map((type) => ({ value: type.code, label: type[locale()] }))}
        />
      </Form.Item>
      <NamesField
        name={['speedToCard', 'bankMaintain']}
        label={t('settings.speed.bankMaintain')}
        placeholder="ICBC"
      />
      <NamesField name={['speedToCard', 'whitelist']} label={t('settings.speed.whitelist')} />
    </div>
  );
}
