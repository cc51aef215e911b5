import { serviceAudiences } from '@fairway/contract/site/service-audiences.ts';
import { Form, Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { AddressField } from '../../../lib/fields/address-field.tsx';
import { EntryList } from '../../../lib/fields/entry-list.tsx';
import { LocalizedFields } from '../../../lib/fields/localized-fields.tsx';
import styles from '../../../lib/fields/fields.module.css';

/** How visitors and members reach customer service. */
export function ServiceSection() {
  const { t } = useTranslation('site');
  return (
    <>
      <AddressField name={['service', 'chatUrl']} label={t('service.chatUrl')} />
      <Form.Item
        name={['service', 'freeCall']}
        label={t('service.freeCall')}
        layout="horizontal"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      <EntryList
        name="customerService"
        title={t('service.title')}
        max={5}
        fresh={() => ({ code: '', name: { zh: '', en: '' }, url: '', audience: 'everyone' })}
        empty={t('service.empty')}
      >
        {(index) => (
          <>
            <LocalizedFields name={[index, 'name']} label={t('service.name')} max={16} />
            <div className={styles['pair']}>
              <Form.Item
                name={[index, 'code']}
                label={t('service.code')}
                rules={[{ required: true, pattern: /^[a-z0-9][a-z0-9-]{0,31}$/, message: t('keyWrong') }]}
              >
                <Input maxLength={32} />
              </Form.Item>
              <AddressField name={[index, 'url']} label={t('service.url')} needed />
              <Form.Item name={[index, 'audience']} label={t('service.audience')}>
                <Select
                  options={serviceAudiences.map((value) => ({
                    value,
                    label: t(`service.audiences.${value}`),
                  }))}
                />
              </Form.Item>
            </div>
          </>
        )}
      </EntryList>
    </>
  );
}
