import { domainTypes } from '@fairway/contract/site/domains.ts';
import { Form, Input, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { AddressField } from '../../../lib/fields/address-field.tsx';
import { LocalizedFields } from '../../../lib/fields/localized-fields.tsx';
import styles from '../../../lib/fields/fields.module.css';

const domains = ['h5', 'pc', 'sportApp', 'agent', 'chess', 'xjJump'] as const;
/** A server without a path; what the contract takes. */
const origin = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/;

/** Where the other clients live, where files lie, and the addresses that pages lead to. */
export function DomainsSection() {
  const { t } = useTranslation('site');
  return (
    <>
      <div className={styles['pair']}>
        {domains.map((name) => (
          <AddressField key={name} name={['domains', name]} label={t(`domains.${name}`)} />
        ))}
      </div>
      <Typography.Title level={2} style={{ fontSize: 14 }}>
        {t('domainLists.title')}
      </Typography.Title>
      <Typography.Paragraph type="secondary">{t('domainLists.lead')}</Typography.Paragraph>
      <div className={styles['pair']}>
        {domainTypes.map((type) => (
          <Form.Item
            key={type}
            name={['domainLists', type]}
            label={t(`domainLists.${type}`)}
            rules={[
              {
                type: 'array',
                max: 5,
                defaultField: { type: 'string', pattern: origin },
                message: t('domainLists.wrong'),
              },
            ]}
          >
            <Select mode="tags" open={false} suffixIcon={null} placeholder="https://static.example" />
          </Form.Item>
        ))}
      </div>
      <Typography.Title level={2} style={{ fontSize: 14 }}>
        {t('links.title')}
      </Typography.Title>
      <div className={styles['pair']}>
        <Form.Item
          name={['links', 'returnUrl']}
          label={t('links.returnUrl')}
          extra={t('links.returnHint')}
          rules={[
            { pattern: /^(?:https:\/\/[^\s]+|\/(?!\/)[\w/?=&%.-]{0,200})$/, message: t('links.wrong') },
          ]}
        >
          <Input maxLength={300} placeholder="/app/home" />
        </Form.Item>
        <Form.Item
          name={['links', 'premiumVenue']}
          label={t('links.premiumVenue')}
          rules={[{ pattern: /^[a-z0-9][a-z0-9-]{0,31}$/, message: t('keyWrong') }]}
        >
          <Input maxLength={32} />
        </Form.Item>
        <Form.Item
          name={['siteCode', 'code']}
          label={t('siteCode.code')}
          extra={t('siteCode.hint')}
          rules={[{ pattern: /^[A-Z0-9-]{0,16}$/, message: t('siteCode.wrong') }]}
        >
          <Input maxLength={16} />
        </Form.Item>
        <AddressField name={['siteCode', 'url']} label={t('siteCode.url')} />
      </div>
      <LocalizedFields name={['shop', 'name']} label={t('shop.name')} max={12} optional />
      <AddressField name={['shop', 'url']} label={t('shop.url')} />
    </>
  );
}
