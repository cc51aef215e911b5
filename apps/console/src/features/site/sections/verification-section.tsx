import { firstCaptchaKinds, type FirstCaptchaKind } from '@fairway/contract/risk/captcha-kinds.ts';
import { Form, InputNumber, Radio, Switch } from 'antd';
import { useTranslation } from 'react-i18next';

/** When a login or registration takes a captcha, and of which kind: a service's where it is configured. */
export function VerificationSection({ offered }: { offered: readonly FirstCaptchaKind[] }) {
  const { t } = useTranslation('site');
  const strict = Form.useWatch<boolean>(['verification', 'strict']);
  const missing = firstCaptchaKinds.some((kind) => !offered.includes(kind));
  return (
    <>
      <Form.Item
        name={['verification', 'strict']}
        label={t('verification.strict')}
        layout="horizontal"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      <Form.Item
        name={['verification', 'loginFailures']}
        label={t('verification.loginFailures')}
        extra={t(strict ? 'verification.whileStrict' : 'verification.loginFailuresHint')}
        rules={[
          { required: true, type: 'integer', min: 1, max: 7, message: t('verification.loginFailuresWrong') },
        ]}
      >
        <InputNumber min={1} max={7} precision={0} disabled={strict} style={{ width: 120 }} />
      </Form.Item>
      <Form.Item
        name={['verification', 'kind']}
        label={t('verification.kind')}
        extra={t(missing ? 'verification.kindMissing' : 'verification.kindHint')}
      >
        <Radio.Group
          options={firstCaptchaKinds.map((value) => ({
            value,
            label: t(`verification.kinds.${value}`),
            disabled: !offered.includes(value),
          }))}
        />
      </Form.Item>
      <Form.Item
        name={['verification', 'words']}
        label={t('verification.text')}
        extra={t('verification.textHint')}
        layout="horizontal"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </>
  );
}
