import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { signInCycleDays } from '@fairway/contract/promotions/limits.ts';
import { Form, Input, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';
import { amountRule, turnoverRule } from './rules.ts';

/** What members get by the kind, the budget that bounds it, and how often it is to be played. */
export function RewardFields({ kind }: { kind: CampaignKind }) {
  const { t } = useTranslation('promotions');
  const isApplied = kind === 'offer' || kind === 'details';
  const amount = (name: string | (string | number)[], label: string, extra?: string) => (
    <Form.Item
      key={String(name)}
      name={name}
      label={label}
      extra={extra}
      rules={amountRule(t('form.amountWrong'))}
    >
      <Input inputMode="decimal" maxLength={18} />
    </Form.Item>
  );
  return (
    <>
      {kind === 'sign' && (
        <div className={styles['pair']}>
          {Array.from({ length: signInCycleDays }, (_, at) =>
            amount(['daily', at], t('field.day', { day: at + 1 })),
          )}
          {amount('full', t('field.full'))}
          {amount('playedToday', t('field.playedToday'), t('form.playedTodayHint'))}
        </div>
      )}
      <div className={styles['pair']}>
        {isApplied && amount('reward', t('field.reward'))}
        {amount('budget', t('field.budget'), t('form.budgetHint'))}
        <Form.Item
          name="turnover"
          label={t('field.turnover')}
          extra={t('form.turnoverHint')}
          rules={turnoverRule(t('form.turnoverWrong'))}
        >
          <Input inputMode="decimal" maxLength={5} />
        </Form.Item>
        <Form.Item
          name="claimDays"
          label={t('field.claimDays')}
          rules={[{ required: true, message: t('form.daysWrong') }]}
        >
          <InputNumber min={1} max={90} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        {isApplied && (
          <Form.Item
            name="reviewed"
            label={t('field.reviewed')}
            extra={t('form.reviewedHint')}
            valuePropName="checked"
          >
            <Switch />
          </Form.Item>
        )}
      </div>
    </>
  );
}
