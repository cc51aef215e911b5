import { Button, Flex, Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './methods-section.module.css';

const empty = { key: '', bankCode: '', branch: '', holder: '', account: '', offered: true };

/** The house's accounts that offline transfers go to; orders keep the one they were given. */
export function AccountsSection() {
  const { t } = useTranslation('pay');
  const rules = {
    key: { required: true, pattern: /^[a-z0-9]{2,16}$/, message: t('settings.accounts.keyWrong') },
    bankCode: { required: true, pattern: /^[A-Z]{2,8}$/, message: t('settings.accounts.bankWrong') },
    account: { required: true, pattern: /^\d{12,19}$/, message: t('settings.accounts.accountWrong') },
    holder: { required: true, min: 2, message: t('settings.accounts.missing') },
  };
  return (
    <Form.List name="receivingAccounts">
      {(fields, { add, remove }) => (
        <Flex vertical gap={8}>
          {fields.map(({ key, name }) => (
            <div key={key} className={styles['fields']}>
              <Form.Item name={[name, 'key']} label={t('settings.accounts.key')} rules={[rules.key]}>
                <Input />
              </Form.Item>
              <Form.Item
                name={[name, 'bankCode']}
                label={t('settings.accounts.bankCode')}
                rules={[rules.bankCode]}
              >
                <Input />
              </Form.Item>
              <Form.Item name={[name, 'branch']} label={t('settings.accounts.branch')}>
                <Input maxLength={60} />
              </Form.Item>
              <Form.Item name={[name, 'holder']} label={t('settings.accounts.holder')} rules={[rules.holder]}>
                <Input maxLength={40} />
              </Form.Item>
              <Form.Item
                name={[name, 'account']}
                label={t('settings.accounts.account')}
                rules={[rules.account]}
              >
                <Input inputMode="numeric" />
              </Form.Item>
              <Flex gap={16} align="center">
                <Form.Item
                  name={[name, 'offered']}
                  label={t('settings.accounts.offered')}
                  valuePropName="checked"
                >
                  <Switch />
                </Form.Item>
                <Button size="small" danger onClick={() => remove(name)}>
                  {t('settings.accounts.remove')}
                </Button>
              </Flex>
            </div>
          ))}
          <Button style={{ alignSelf: 'flex-start' }} onClick={() => add(empty)}>
            {t('settings.accounts.add')}
          </Button>
        </Flex>
      )}
    </Form.List>
  );
}
