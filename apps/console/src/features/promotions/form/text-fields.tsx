import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { EntryList } from '../../../lib/fields/entry-list.tsx';
import styles from '../../../lib/fields/fields.module.css';
import { emptyRule } from './form-fields.ts';
import { textRule } from './rules.ts';

const lines = [
  ['title', 40],
  ['summary', 120],
  ['get', 120],
  ['todo', 120],
  ['until', 120],
] as const;
const languages = ['zh', 'en'] as const;

/** Title, the card's line, the page's three lines and the numbered terms, in both languages side by side. */
export function TextFields() {
  const { t } = useTranslation('promotions');
  return (
    <>
      {lines.map(([field, max]) => (
        <div key={field} className={styles['pair']}>
          {languages.map((language) => (
            <Form.Item
              key={language}
              name={[language, field]}
              label={t(`language.${language}`, { label: t(`field.${field}`) })}
              rules={textRule(2, max, t('form.textWrong', { min: 2, max }))}
            >
              <Input maxLength={max} />
            </Form.Item>
          ))}
        </div>
      ))}
      <EntryList
        name="rules"
        title={t('field.rule')}
        max={20}
        fresh={() => emptyRule}
        empty={t('form.noRules')}
      >
        {(at) => (
          <div className={styles['pair']}>
            {languages.map((language) => (
              <Form.Item
                key={language}
                name={[at, language]}
                label={t(`language.${language}`, { label: t('field.rule') })}
                rules={textRule(2, 400, t('form.textWrong', { min: 2, max: 400 }))}
              >
                <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={400} />
              </Form.Item>
            ))}
          </div>
        )}
      </EntryList>
    </>
  );
}
