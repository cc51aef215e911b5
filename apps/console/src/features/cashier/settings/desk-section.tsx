import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './methods-section.module.css';

const fields = [
  { name: ['svipFrom'], label: 'svipFrom', min: 0, max: 10 },
  { name: ['serviceDesk', 'agents'], label: 'agents', min: 0, max: 200 },
  { name: ['serviceDesk', 'codeMinutes'], label: 'codeMinutes', min: 5, max: 240 },
  { name: ['advice', 'orders'], label: 'adviceOrders', min: 0, max: 10_000 },
  { name: ['advice', 'percent'], label: 'advicePercent', min: 0, max: 100 },
  { name: ['helpAfter'], label: 'helpAfter', min: 0, max: 50 },
] as const;

/** The people behind deposits, and when a member is led to them or to another method. */
export function DeskSection() {
  const { t } = useTranslation('pay');
  return (
    <div className={styles['fields']}>
      {fields.map(({ name, label, min, max }) => (
        <Form.Item
          key={label}
          name={[...name]}
          label={t(`settings.desk.${label}`)}
          rules={[{ required: true, message: '' }]}
        >
          <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      ))}
    </div>
  );
}
