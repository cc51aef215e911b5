import { Alert, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

const shortest = 12;

/** At the first sign-in: a password that nobody else knows, typed twice. */
export function NewPasswordFields() {
  const { t } = useTranslation('operators');
  return (
    <>
      <Alert type="info" showIcon title={t('login.firstText')} style={{ marginBottom: 16 }} />
      <Form.Item
        name="newPassword"
        label={t('login.newPassword')}
        extra={t('login.newPasswordHint', { count: shortest })}
        rules={[{ required: true, min: shortest, message: t('login.newPasswordHint', { count: shortest }) }]}
      >
        <Input.Password autoComplete="new-password" size="large" />
      </Form.Item>
      <Form.Item
        name="newPasswordAgain"
        label={t('login.newPasswordAgain')}
        dependencies={['newPassword']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, value: unknown) =>
              value === getFieldValue('newPassword')
                ? Promise.resolve()
                : Promise.reject(new Error(t('login.newPasswordDiffers'))),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" size="large" />
      </Form.Item>
    </>
  );
}
