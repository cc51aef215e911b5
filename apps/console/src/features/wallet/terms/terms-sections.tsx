import { Card, Form, Input, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';

/** Rate, spread, interest and limits as fields. */
export function TermsSections() {
  const { t } = useTranslation('wallet');
  const yuan = [{ required: true, pattern: /^\d{1,9}(\.\d{1,2})?$/, message: t('terms.yuanMissing') }];
  const whole = (max: number) => <InputNumber min={0} max={max} precision={0} style={{ width: '100%' }} />;
  return (
    <>
      <Card title={t('terms.exchange')}>
        <div className={styles['pair']}>
          <Form.Item
            name="baseRate"
            label={t('terms.baseRate')}
            rules={[{ required: true, pattern: /^\d{1,4}(\.\d{2,4})?$/, message: t('terms.rateMissing') }]}
          >
            <Input />
          </Form.Item>
          <Form.Item name={['exchange', 'spreadBps']} label={t('terms.spreadBps')} extra={t('terms.bps')}>
            {whole(500)}
          </Form.Item>
        </div>
        <div className={styles['pair']}>
          <Form.Item name={['exchange', 'min']} label={t('terms.min')} rules={yuan}>
            <Input />
          </Form.Item>
          <Form.Item name={['exchange', 'max']} label={t('terms.max')} rules={yuan}>
            <Input />
          </Form.Item>
        </div>
        <div className={styles['pair']}>
          <Form.Item name={['exchange', 'dayMax']} label={t('terms.dayMax')} rules={yuan}>
            <Input />
          </Form.Item>
          <Form.Item name={['exchange', 'quoteSeconds']} label={t('terms.quoteSeconds')}>
            {whole(600)}
          </Form.Item>
        </div>
        <Form.Item
          name={['exchange', 'open']}
          label={t('terms.exchangeOpen')}
          valuePropName="checked"
          layout="horizontal"
        >
          <Switch />
        </Form.Item>
      </Card>
      <Card title={t('terms.interest')}>
        <div className={styles['pair']}>
          <Form.Item name={['interest', 'annualBps']} label={t('terms.annualBps')} extra={t('terms.bps')}>
            {whole(5000)}
          </Form.Item>
          <Form.Item
            name={['interest', 'vipAnnualBps']}
            label={t('terms.vipAnnualBps')}
            extra={t('terms.bps')}
          >
            {whole(5000)}
          </Form.Item>
        </div>
        <div className={styles['pair']}>
          <Form.Item name={['interest', 'vipGrade']} label={t('terms.vipGrade')}>
            {whole(99)}
          </Form.Item>
          <Form.Item name={['interest', 'minIn']} label={t('terms.minIn')} rules={yuan}>
            <Input />
          </Form.Item>
        </div>
        <div className={styles['pair']}>
          <Form.Item name={['interest', 'maxHeld']} label={t('terms.maxHeld')} rules={yuan}>
            <Input />
          </Form.Item>
          <Form.Item name={['interest', 'firstInReward']} label={t('terms.firstInReward')} rules={yuan}>
            <Input />
          </Form.Item>
        </div>
        <div className={styles['pair']}>
          <Form.Item name={['interest', 'sevenDaysReward']} label={t('terms.sevenDaysReward')} rules={yuan}>
            <Input />
          </Form.Item>
          <Form.Item name={['interest', 'open']} label={t('terms.interestOpen')} valuePropName="checked">
            <Switch />
          </Form.Item>
        </div>
      </Card>
    </>
  );
}
