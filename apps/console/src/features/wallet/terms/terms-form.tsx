import type { WalletTerms } from '@fairway/contract/wallet/terms.ts';
import { Button, Card, Flex, Form, Input, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';
import { useProposeTerms } from '../use-wallet.ts';

interface TermsFormProps {
  version: number;
  terms: WalletTerms;
  mayEdit: boolean;
}

type Answers = WalletTerms & { evidence: string };

/** The terms as fields; what is handed in waits for a second person. */
export function TermsForm({ version, terms, mayEdit }: TermsFormProps) {
  const { t } = useTranslation('wallet');
  const [form] = Form.useForm<Answers>();
  const { mutate, isPending } = useProposeTerms();
  const yuan = [{ required: true, pattern: /^\d{1,9}(\.\d{1,2})?$/, message: t('terms.yuanMissing') }];
  const whole = (max: number) => <InputNumber min={0} max={max} precision={0} style={{ width: '100%' }} />;
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={terms}
      disabled={!mayEdit}
      onFinish={({ evidence, ...next }) =>
        mutate({ version, terms: next, evidence }, { onSuccess: () => form.resetFields(['evidence']) })
      }
    >
      <Flex vertical gap={16}>
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
        {mayEdit && (
          <Card>
            <Form.Item
              name="evidence"
              label={t('terms.why')}
              rules={[{ required: true, whitespace: true, min: 3, max: 200, message: t('terms.whyMissing') }]}
            >
              <Input maxLength={200} />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {t('terms.propose')}
            </Button>
          </Card>
        )}
      </Flex>
    </Form>
  );
}
