import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';

/** The announcement above the deposit methods, and the question before an unpaid order is left. */
export function DepositSection() {
  const { t } = useTranslation('cashier');
  const asks = Form.useWatch<boolean | undefined>(['leavePay', 'enabled']) === true;
  const missing = [{ required: asks, whitespace: true, message: t('settings.deposit.textMissing') }];
  return (
    <>
      <div className={styles['pair']}>
        <Form.Item name={['announcement', 'zh']} label={t('settings.deposit.announcementZh')}>
          <Input.TextArea maxLength={200} autoSize />
        </Form.Item>
        <Form.Item name={['announcement', 'en']} label={t('settings.deposit.announcementEn')}>
          <Input.TextArea maxLength={400} autoSize />
        </Form.Item>
      </div>
      <Form.Item
        name={['leavePay', 'enabled']}
        label={t('settings.deposit.leavePay')}
        layout="horizontal"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      <div className={styles['pair']}>
        <Form.Item name={['leavePay', 'content', 'zh']} label={t('settings.deposit.textZh')} rules={missing}>
          <Input maxLength={120} />
        </Form.Item>
        <Form.Item name={['leavePay', 'content', 'en']} label={t('settings.deposit.textEn')}>
          <Input maxLength={240} />
        </Form.Item>
      </div>
    </>
  );
}
