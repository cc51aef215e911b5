import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

interface LocalizedFieldsProps {
  name: (string | number)[];
  label: string;
  /** Characters of the Chinese text; the English one may be twice as long. */
  max: number;
  /** Of the whole entry, for texts that may be left out together with it. */
  optional?: boolean;
}

/** A text in both languages side by side. An empty English one means: show the Chinese. */
export function LocalizedFields({ name, label, max, optional = false }: LocalizedFieldsProps) {
  const { t } = useTranslation('site');
  return (
    <div className={styles['pair']}>
      <Form.Item
        name={[...name, 'zh']}
        label={t('inChinese', { label })}
        rules={[{ required: !optional, whitespace: true, max, message: t('textMissing', { max }) }]}
      >
        <Input maxLength={max} />
      </Form.Item>
      <Form.Item name={[...name, 'en']} label={t('inEnglish', { label })}>
        <Input maxLength={max * 2} />
      </Form.Item>
    </div>
  );
}
