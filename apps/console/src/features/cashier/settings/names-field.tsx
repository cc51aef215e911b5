import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';

interface NamesFieldProps {
  name: (string | number)[];
  label: string;
  placeholder?: string;
}

/** A list of names or codes, typed one by one or pasted. */
export function NamesField({ name, label, placeholder }: NamesFieldProps) {
  const { t } = useTranslation('pay');
  return (
    <Form.Item name={name} label={label}>
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', '，', ' ', '\n']}
        aria-label={label}
        placeholder={placeholder ?? t('settings.everybody')}
      />
    </Form.Item>
  );
}
