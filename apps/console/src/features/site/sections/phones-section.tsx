import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { EntryList } from '../../../lib/fields/entry-list.tsx';
import { LocalizedFields } from '../../../lib/fields/localized-fields.tsx';

/** Phone prefixes that cannot be used here, each with what is said instead. */
export function PhonesSection() {
  const { t } = useTranslation('site');
  return (
    <EntryList
      name="disabledPhones"
      title={t('phones.title')}
      max={50}
      fresh={() => ({ prefix: '', message: { zh: '', en: '' } })}
      empty={t('phones.empty')}
    >
      {(index) => (
        <>
          <Form.Item
            name={[index, 'prefix']}
            label={t('phones.prefix')}
            rules={[{ required: true, pattern: /^\d{1,7}$/, message: t('phones.prefixWrong') }]}
          >
            <Input maxLength={7} inputMode="numeric" style={{ width: 200 }} />
          </Form.Item>
          <LocalizedFields name={[index, 'message']} label={t('phones.message')} max={60} />
        </>
      )}
    </EntryList>
  );
}
