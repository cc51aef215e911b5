import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './methods-section.module.css';

const fields = [
  { name: ['svipFrom'], words: 'svipFrom', min: 0, max: 10 },
  { name: ['serviceDesk', 'agents'], words: 'agents', min: 0, max: 200 },
  { name: ['serviceDesk', 'codeMinutes'], words: 'codeMinutes', min: 5, max: 240 },
  { name: ['advice', 'orders'], words: 'adviceOrders', min: 0, max: 10_000 },
  { name: ['advice', 'percent'], words: 'advicePercent', min: 0, max: 100 },
  { name: ['helpAfter'], words: 'helpAfter', min: 0, max: 50 },
] as const;

/** The people behind deposits, and when a member is led to them or to another method. */
export function DeskSection() {
  const { t } = useTranslation('pay');
  return (
    <div className={styles['fields']}>
      {fields.map(({ name, words, min, max }) => (
        <Form.Item
          key={words}
          name={[...name]}
          label={t(`settings.desk.${words}`)}
          rules={[{ required: true, message: '' }]}
        >
          <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      ))}
    </div>
  );
}
