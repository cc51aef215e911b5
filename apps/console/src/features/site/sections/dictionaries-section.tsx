import { dictionaryEntry, dictionaryEnumerations } from '@fairway/contract/support/dictionaries.ts';
import { dictionaryNames } from '@fairway/contract/support/feedback.ts';
import { Alert, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { EntryList } from '../../../lib/fields/entry-list.tsx';
import { LocalizedFields } from '../../../lib/fields/localized-fields.tsx';
import { locale } from '../../../lib/i18n.ts';

/** Texts of the member centre's selects; an entry that is not listed has the product's own. */
export function DictionariesSection() {
  const { t } = useTranslation('site');
  const entries = dictionaryNames.map((name) => ({
    label: t(`dictionaries.names.${name}`),
    options: dictionaryEnumerations[name].list.map((own) => ({
      value: dictionaryEntry(name, own.code),
      label: `${t(`dictionaries.names.${name}`)} · ${own[locale()]}`,
    })),
  }));
  const count = entries.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <>
      <Alert type="info" showIcon title={t('dictionaries.only')} style={{ marginBottom: 16 }} />
      <EntryList
        name="dictionaries"
        title={t('dictionaries.title')}
        max={count}
        fresh={() => ({ words: { zh: '', en: '' } })}
        empty={t('dictionaries.empty')}
      >
        {(index) => (
          <>
            <Form.Item
              name={[index, 'entry']}
              label={t('dictionaries.entry')}
              dependencies={['dictionaries']}
              rules={[
                { required: true, message: t('dictionaries.entryMissing') },
                ({ getFieldValue }) => ({
                  validator: async (_, entry: string) => {
                    const listed = getFieldValue('dictionaries') as ({ entry?: string } | undefined)[];
                    if (entry && listed.filter((one) => one?.entry === entry).length > 1)
                      throw new Error(t('dictionaries.entryTwice'));
                  },
                }),
              ]}
            >
              <Select showSearch optionFilterProp="label" options={entries} style={{ maxWidth: 360 }} />
            </Form.Item>
            <LocalizedFields name={[index, 'words']} label={t('dictionaries.text')} max={16} />
          </>
        )}
      </EntryList>
    </>
  );
}
