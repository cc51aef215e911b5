import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AddressField } from '../../../lib/fields/address-field.tsx';
import { EntryList } from '../../../lib/fields/entry-list.tsx';
import styles from '../../../lib/fields/fields.module.css';

const domains = ['h5', 'pc', 'sportApp', 'agent', 'chess'] as const;

/** Where the other clients live, and how customer service is reached. */
export function DomainsSection() {
  const { t } = useTranslation('site');
  return (
    <>
      <div className={styles['pair']}>
        {domains.map((name) => (
          <AddressField key={name} name={['domains', name]} label={t(`domains.${name}`)} />
        ))}
      </div>
      <EntryList
        name="customerService"
        title={t('service.title')}
        max={5}
        fresh={() => ({ code: '', url: '' })}
        empty={t('service.empty')}
      >
        {(index) => (
          <div className={styles['pair']}>
            <Form.Item
              name={[index, 'code']}
              label={t('service.code')}
              rules={[{ required: true, pattern: /^[a-z0-9][a-z0-9-]{0,31}$/, message: t('keyWrong') }]}
            >
              <Input maxLength={32} />
            </Form.Item>
            <AddressField name={[index, 'url']} label={t('service.url')} needed />
          </div>
        )}
      </EntryList>
    </>
  );
}
