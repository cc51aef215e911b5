import { identityLevels } from '@fairway/contract/identity/levels.ts';
import { phoneVerificationModes } from '@fairway/contract/deposits/phone-verification.ts';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../lib/i18n.ts';

/** What a member must have proven before each flow. */
export function IdentitySection() {
  const { t } = useTranslation('cashier');
  const levels = identityLevels.list.map((level) => ({
    value: level.code,
    label: `${level.code} · ${level[locale()]}`,
  }));
  return (
    <>
      <Form.Item name={['identity', 'deposit']} label={t('settings.identity.deposit')}>
        <Radio.Group options={levels} />
      </Form.Item>
      <Form.Item name={['identity', 'withdrawal']} label={t('settings.identity.withdrawal')}>
        <Radio.Group options={levels} />
      </Form.Item>
      <Form.Item name="depositPhone" label={t('settings.identity.phone')}>
        <Radio.Group
          options={phoneVerificationModes.list.map((mode) => ({ value: mode.code, label: mode[locale()] }))}
        />
      </Form.Item>
    </>
  );
}
