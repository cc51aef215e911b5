import { fastWithdrawalTypes, withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { Form, Input, Switch, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../lib/i18n.ts';
import styles from './withdrawal-options.module.css';
import { rateRule } from './rate-rules.ts';
import type { SettingsIn } from '../../../lib/settings/use-settings.ts';

/** Each type of withdrawal: offered or not, and what a payout by it earns; a fast one earns what the fast terms say. */
export function WithdrawalOptionsSection() {
  const { t } = useTranslation('cashier');
  // The type of a row is no field of the form: it is kept, never typed.
  const rows = Form.useWatch<SettingsIn<'payout'>['ways'] | undefined>('ways', { preserve: true }) ?? [];
  return (
    <Form.List name="ways">
      {(fields) => (
        <>
          {/* Each field names itself to readers; the heads are for the eye. */}
          <div className={styles['heads']} aria-hidden>
            <span>{t('payoutSettings.methods.method')}</span>
            <span>{t('payoutSettings.methods.offered')}</span>
            <span>{t('payoutSettings.methods.rewardRate')}</span>
          </div>
          {fields.map(({ key, name }) => {
            const type = rows[name]?.withdrawType;
            const label = `${withdrawalTypes.label(type, locale()) ?? ''} · ${type ?? ''}`;
            return (
              <div key={key} className={styles['choice']}>
                <strong>{label}</strong>
                <Form.Item name={[name, 'offered']} valuePropName="checked">
                  <Switch aria-label={`${label} ${t('payoutSettings.methods.offered')}`} />
                </Form.Item>
                {fastWithdrawalTypes.some((fast) => fast === type) ? (
                  <Typography.Text type="secondary">{t('payoutSettings.methods.fastReward')}</Typography.Text>
                ) : (
                  <Form.Item name={[name, 'rewardRate']} rules={[rateRule(t('payoutSettings.rateWrong'))]}>
                    <Input
                      suffix="%"
                      inputMode="decimal"
                      aria-label={`${label} ${t('payoutSettings.methods.rewardRate')}`}
                    />
                  </Form.Item>
                )}
              </div>
            );
          })}
        </>
      )}
    </Form.List>
  );
}
