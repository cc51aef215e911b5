import { venueCategories } from '@fairway/contract/venues/categories.ts';
import { vipServices } from '@fairway/contract/vip/levels.ts';
import { Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';
import { fieldLabel } from '../../../lib/proposals/field-text.ts';

/** Amounts of a level, whole yuan or USDT. */
const amounts = [
  'upgradeDeposit',
  'upgradeFlows',
  'upgradeBonus',
  'monthGift',
  'birthCash',
  'dayWithdrawalMoney',
  'dayWithdrawalUsdt',
] as const;

interface GradeFieldsProps {
  /** The place of the level in the form's list. */
  place: number;
  label: string;
}

/** What one level asks and gives. */
export function GradeFields({ place, label }: GradeFieldsProps) {
  const { t } = useTranslation('vip');
  const textOf = (field: string) => fieldLabel('settings.vipGrades', `grades.${field}`);
  return (
    <>
      <div className={styles['pair']}>
        {amounts.map((field) => (
          <Form.Item
            key={field}
            name={[place, field]}
            label={textOf(field)}
            rules={[{ required: true, pattern: /^(0|[1-9]\d{0,11})$/, message: t('grades.amountWrong') }]}
          >
            <Input inputMode="numeric" aria-label={`${label} ${textOf(field)}`} />
          </Form.Item>
        ))}
        <Form.Item
          name={[place, 'dayWithdrawalCounts']}
          label={textOf('dayWithdrawalCounts')}
          extra={t('grades.unlimited')}
        >
          <InputNumber
            min={-1}
            max={999}
            precision={0}
            style={{ width: '100%' }}
            aria-label={`${label} ${textOf('dayWithdrawalCounts')}`}
          />
        </Form.Item>
        <Form.Item name={[place, 'service']} label={textOf('service')}>
          <Select
            aria-label={`${label} ${textOf('service')}`}
            options={vipServices.map((value) => ({ value, label: t(`services.${value}`) }))}
          />
        </Form.Item>
      </div>
      <div className={styles['pair']}>
        {venueCategories.list.map(({ siteCode: category }) => (
          <Form.Item
            key={category}
            name={[place, 'rebates', category]}
            label={textOf(`rebates.${category}`)}
            rules={[{ required: true, pattern: /^\d(\.\d{1,3})?$/, message: t('grades.rateWrong') }]}
          >
            <Input inputMode="decimal" aria-label={`${label} ${textOf(`rebates.${category}`)}`} />
          </Form.Item>
        ))}
      </div>
    </>
  );
}
