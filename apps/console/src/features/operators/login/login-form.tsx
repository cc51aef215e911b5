import { Alert, Button, Form, Input } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../lib/refusal-text.ts';
import { formatTime } from '../../../lib/times/format-time.ts';
import { EnrolmentCard } from './enrolment-card.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useLogIn, type LoginFields } from './use-log-in.ts';

/** Name and password; then the authenticator's code, after its QR code for those without one yet. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('operators');
  const [form] = Form.useForm<LoginFields>();
  const { step, refusal, isPending, submit, startOver } = useLogIn(onSignedIn);
  const asksCode = step.ask !== 'password';
  useEffect(() => form.focusField(asksCode ? 'code' : 'name'), [asksCode, form]);
  const restart = () => {
    form.resetFields();
    startOver();
  };
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={submit} style={{ marginTop: 20 }}>
      {refusal && <Alert type="error" showIcon title={refusalText(refusal)} style={{ marginBottom: 16 }} />}
      {step.ask === 'code' && step.reenrolsAt !== null && (
        <Alert
          type="warning"
          showIcon
          title={t('login.reenrols', { time: formatTime(step.reenrolsAt, 'short') })}
          style={{ marginBottom: 16 }}
        />
      )}
      {step.ask === 'enrolment' && <EnrolmentCard enrolment={step.enrolment} />}
      <Form.Item
        name="name"
        label={t('login.name')}
        hidden={asksCode}
        rules={[{ required: true, message: t('login.nameMissing') }]}
      >
        <Input autoComplete="username" size="large" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('login.password')}
        hidden={asksCode}
        rules={[{ required: true, message: t('login.passwordMissing') }]}
      >
        <Input.Password autoComplete="current-password" size="large" />
      </Form.Item>
      {asksCode && (
        <Form.Item
          name="code"
          label={t('login.code')}
          extra={t('login.codeHint')}
          rules={[{ required: true, pattern: /^\d{6}$/, message: t('login.codeMissing') }]}
        >
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={6} size="large" />
        </Form.Item>
      )}
      {step.ask !== 'password' && step.newPassword && <NewPasswordFields />}
      <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
        {asksCode ? t('login.submit') : t('login.next')}
      </Button>
      {asksCode && (
        <Button type="link" block onClick={restart} style={{ marginTop: 8 }}>
          {t('login.other')}
        </Button>
      )}
    </Form>
  );
}
