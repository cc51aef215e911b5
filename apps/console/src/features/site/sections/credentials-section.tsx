import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { AddressField } from '../../../lib/fields/address-field.tsx';
import { EntryList } from '../../../lib/fields/entry-list.tsx';
import { LocalizedFields } from '../../../lib/fields/localized-fields.tsx';

/** Licences and certificates in the footer; only true ones, each with a page where a visitor can check it. */
export function CredentialsSection() {
  const { t } = useTranslation('site');
  return (
    <>
      <Alert type="info" showIcon title={t('credentials.only')} style={{ marginBottom: 16 }} />
      <EntryList
        name="credentials"
        title={t('credentials.title')}
        max={4}
        fresh={() => ({ title: { zh: '', en: '' }, text: { zh: '', en: '' }, url: '' })}
        empty={t('credentials.empty')}
      >
        {(index) => (
          <>
            <LocalizedFields name={[index, 'title']} label={t('credentials.name')} max={30} />
            <LocalizedFields name={[index, 'text']} label={t('credentials.text')} max={60} />
            <AddressField name={[index, 'url']} label={t('credentials.url')} />
          </>
        )}
      </EntryList>
    </>
  );
}
