import { Flex, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { EntryList } from '../../../lib/fields/entry-list.tsx';
import styles from '../../../lib/fields/fields.module.css';
import { emptySection } from './form-fields.ts';
import { textRule } from './rules.ts';

/** The page's sections, in both languages side by side. */
export function SectionFields() {
  const { t } = useTranslation('promotions');
  return (
    <EntryList
      name="sections"
      title={t('field.section')}
      max={12}
      fresh={() => emptySection}
      empty={t('form.noSections')}
    >
      {(at) => (
        <div className={styles['pair']}>
          {(['zh', 'en'] as const).map((language) => (
            <Flex key={language} vertical>
              <Form.Item
                name={[at, language, 'title']}
                label={t(`language.${language}`, { label: t('field.sectionTitle') })}
                rules={textRule(1, 40, t('form.textWrong', { min: 1, max: 40 }))}
              >
                <Input maxLength={40} />
              </Form.Item>
              <Form.Item
                name={[at, language, 'body']}
                label={t(`language.${language}`, { label: t('field.sectionBody') })}
                rules={textRule(1, 1000, t('form.textWrong', { min: 1, max: 1000 }))}
              >
                <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={1000} />
              </Form.Item>
            </Flex>
          ))}
        </div>
      )}
    </EntryList>
  );
}
