import { UserAddOutlined } from '@ant-design/icons';
import { roleNames, type RoleName } from '@fairway/contract/operators/permissions.ts';
import { Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordPart } from '../../../lib/proposals/password-part.tsx';
import { RightsChange } from './rights-change.tsx';
import { useAccountActs } from './use-accounts.ts';

interface OpenFields {
  name: string;
  role: RoleName;
  reason: string;
}

/** Proposes a new operator's account, then shows the proposer's half of its first password. */
export function OpenAccount() {
  const { t } = useTranslation('operators');
  const [form] = Form.useForm<OpenFields>();
  const [isOpen, setOpen] = useState(false);
  const [part, setPart] = useState<{ name: string; passwordPart: string }>();
  const role = Form.useWatch('role', form);
  const { open } = useAccountActs();
  const propose = (fields: OpenFields) =>
    open.mutate(fields, {
      onSuccess({ passwordPart }) {
        setOpen(false);
        setPart({ name: fields.name, passwordPart });
      },
    });
  return (
    <>
      <Button type="primary" icon={<UserAddOutlined />} onClick={() => setOpen(true)}>
        {t('accounts.open')}
      </Button>
      {isOpen && (
        <Modal
          open
          title={t('accounts.openTitle')}
          okText={t('accounts.propose')}
          okButtonProps={{ loading: open.isPending }}
          onOk={() => form.submit()}
          onCancel={() => setOpen(false)}
        >
          <Form form={form} layout="vertical" onFinish={propose}>
            <Form.Item
              name="name"
              label={t('accounts.name')}
              extra={t('accounts.nameHint')}
              rules={[
                { required: true, pattern: /^[a-z][a-z0-9.-]{2,31}$/, message: t('accounts.nameWrong') },
              ]}
            >
              <Input maxLength={32} spellCheck={false} autoComplete="off" />
            </Form.Item>
            <Form.Item
              name="role"
              label={t('accounts.role')}
              rules={[{ required: true, message: t('accounts.roleMissing') }]}
            >
              <Select options={roleNames.map((value) => ({ value, label: t(`role.${value}`) }))} />
            </Form.Item>
            {role && <RightsChange from={undefined} to={role} />}
            <Form.Item
              name="reason"
              label={t('accounts.reason')}
              rules={[
                { required: true, whitespace: true, min: 3, max: 200, message: t('accounts.reasonMissing') },
              ]}
            >
              <Input.TextArea rows={2} maxLength={200} showCount />
            </Form.Item>
          </Form>
        </Modal>
      )}
      {part && <PasswordPart of="proposer" {...part} onClose={() => setPart(undefined)} />}
    </>
  );
}
