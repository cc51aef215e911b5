import { vipLevels } from '@fairway/contract/promotions/limits.ts';
import { Form, Input, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';
import { optionalAmountRule } from './rules.ts';

const counts = [
  ['gradeFrom', vipLevels.lowest, vipLevels.highest],
  ['registeredDays', 1, 3650],
  ['registeredWithin', 1, 3650],
] as const;

/** Who may take part; every part that is filled in must hold. */
export function AudienceFields() {
  const { t } = useTranslation('promotions');
  return (
    <div className={styles['pair']}>
      {counts.map(([field, min, max]) => (
        <Form.Item key={field} name={['audience', field]} label={t(`field.${field}`)}>
          <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      ))}
      {(['deposited', 'played'] as const).map((field) => (
        <Form.Item
          key={field}
          name={['audience', field]}
          label={t(`field.${field}`)}
          rules={optionalAmountRule(t('form.amountWrong'))}
        >
          <Input inputMode="decimal" maxLength={18} />
        </Form.Item>
      ))}
      <Form.Item name={['audience', 'phoneBound']} label={t('field.phoneBound')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </div>
  );
}
