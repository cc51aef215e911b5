import { ApiError } from '@fairway/api-client';
import type { ProposalKind } from '@fairway/contract/operators/proposals/kinds.ts';
import { Alert, Button, Flex, Form, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../fields/fields.module.css';
import { PublishDialog } from './publish-dialog.tsx';

export interface SettingsFormProps<Fields extends object> {
  /** The version that was seen, as the form starts. */
  shown: Fields;
  /** What the publishing says, for the dialog: from when it counts. */
  text: string;
  /** Given: the change needs a reason, and a second person where it moves money. */
  kind?: ProposalKind;
  mayEdit: boolean;
  publish: { isPending: boolean; error: Error | null };
  onPublish: (next: Fields, options: { reason: string; onSettled: () => void }) => void;
  /** Fetches the newest version; what was typed over the old one is given up. */
  onReload: () => void;
  /** Another act that may meet another's version. */
  otherFault?: Error | null;
  /** More acts beside the preview. */
  acts?: (form: FormInstance<Fields>) => ReactNode;
  /** The sections, as cards. */
  children: ReactNode;
}

/**
 * Versioned settings as a form. Nothing is published before its changes were looked at; another's version in between stops
 * it. Without the right to edit it is only read.
 */
export function SettingsForm<Fields extends object>(props: SettingsFormProps<Fields>) {
  const { t } = useTranslation();
  const { shown, publish, onPublish, onReload, mayEdit } = props;
  const [form] = Form.useForm<Fields>();
  const [next, setNext] = useState<Fields>();
  const isConflict = [publish.error, props.otherFault].some(
    (fault) => fault instanceof ApiError && fault.error === 'editConflict',
  );
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={!mayEdit}
      initialValues={shown}
      scrollToFirstError
      onFinish={() => setNext(form.getFieldsValue(true))}
    >
      <Flex vertical gap={16}>
        {isConflict && (
          <Alert
            type="error"
            showIcon
            title={t('settings.conflict')}
            action={<Button onClick={onReload}>{t('settings.reload')}</Button>}
          />
        )}
        {props.children}
        {mayEdit && (
          <Flex gap={8} className={styles['acts']}>
            <Button type="primary" htmlType="submit">
              {t(props.kind === undefined ? 'settings.preview' : 'settings.previewProposal')}
            </Button>
            {props.acts?.(form)}
            <Button onClick={() => form.resetFields()}>{t('settings.reset')}</Button>
          </Flex>
        )}
      </Flex>
      {next && (
        <PublishDialog
          kind={props.kind}
          before={shown}
          after={next}
          text={props.text}
          isBusy={publish.isPending}
          onPublish={(reason) => onPublish(next, { reason, onSettled: () => setNext(undefined) })}
          onClose={() => setNext(undefined)}
        />
      )}
    </Form>
  );
}
