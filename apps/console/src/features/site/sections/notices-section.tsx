import { noticeKinds } from '@fairway/contract/site/notice-kinds.ts';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../../lib/api.ts';
import { EntryList } from '../../../lib/fields/entry-list.tsx';
import { KeyField } from './key-field.tsx';
import styles from '../../../lib/fields/fields.module.css';
import { TimeField } from '../../../lib/fields/time-field.tsx';
import { LocalizedFields } from '../../../lib/fields/localized-fields.tsx';

/** Notices with the time from which and until which they are shown. */
export function NoticesSection() {
  const { t } = useTranslation('site');
  const fresh = () => ({
    key: `notice-${serverClock.now().toString(36)}`,
    kind: 'site',
    title: { zh: '', en: '' },
    text: { zh: '', en: '' },
    from: new Date(serverClock.now()).toISOString(),
    until: null,
  });
  return (
    <EntryList name="notices" title={t('notices.title')} max={20} fresh={fresh} empty={t('notices.empty')}>
      {(index) => (
        <>
          <div className={styles['pair']}>
            <KeyField index={index} />
            <Form.Item name={[index, 'kind']} label={t('notices.kind')}>
              <Select options={noticeKinds.map((value) => ({ value, label: t(`notices.kinds.${value}`) }))} />
            </Form.Item>
            <TimeField name={[index, 'from']} label={t('notices.from')} missing={t('notices.fromMissing')} />
            <TimeField name={[index, 'until']} label={t('notices.until')} />
          </div>
          <LocalizedFields name={[index, 'title']} label={t('notices.name')} max={20} />
          <LocalizedFields name={[index, 'text']} label={t('notices.text')} max={200} />
        </>
      )}
    </EntryList>
  );
}
