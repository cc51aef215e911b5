import { bannerArts } from '@fairway/contract/site/words.ts';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../../lib/api.ts';
import { EntryList } from './entry-list.tsx';
import { KeyField } from './key-field.tsx';
import styles from './sections.module.css';
import { WordsFields } from './words-fields.tsx';

/** The banners of the home page, on drawings of our own. */
export function BannersSection() {
  const { t } = useTranslation('site');
  const words = () => ({ zh: '', en: '' });
  const fresh = () => ({
    key: `banner-${serverClock.now().toString(36)}`,
    art: 'stadium',
    tag: null,
    title: words(),
    text: words(),
    action: { words: words(), to: '/app/sport' },
  });
  return (
    <EntryList name="banners" title={t('banners.title')} max={6} fresh={fresh} empty={t('banners.empty')}>
      {(index) => (
        <>
          <div className={styles['pair']}>
            <KeyField index={index} />
            <Form.Item name={[index, 'art']} label={t('banners.art')}>
              <Select options={bannerArts.map((value) => ({ value, label: t(`banners.arts.${value}`) }))} />
            </Form.Item>
          </div>
          <WordsFields name={[index, 'title']} label={t('banners.name')} max={40} />
          <WordsFields name={[index, 'text']} label={t('banners.text')} max={80} />
          <WordsFields name={[index, 'action', 'words']} label={t('banners.button')} max={12} />
          <Form.Item
            name={[index, 'action', 'to']}
            label={t('banners.to')}
            rules={[
              { required: true, pattern: /^\/(?:app\/)?[\w/?=&%.-]{0,200}$/, message: t('banners.toWrong') },
            ]}
          >
            <Input maxLength={200} />
          </Form.Item>
        </>
      )}
    </EntryList>
  );
}
