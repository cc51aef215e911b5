import { replyLength } from '@fairway/contract/support/feedback.ts';
import { Button, Flex, Input, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReply } from './use-feedback.ts';

/** The one answer to a feedback; templates begin it. */
export function ReplyForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('support');
  const [reply, setReply] = useState('');
  const field = useId();
  const send = useReply(onDone);
  const templates = [t('template.thanks'), t('template.checked'), t('template.more')];
  return (
    <Flex vertical gap={8}>
      <label htmlFor={field}>
        <Typography.Text strong>{t('answer')}</Typography.Text>
      </label>
      <Flex gap={8} wrap>
        {templates.map((text) => (
          <Button key={text} size="small" onClick={() => setReply(text)}>
            {text.length > 14 ? `${text.slice(0, 14)}…` : text}
          </Button>
        ))}
      </Flex>
      <Input.TextArea
        id={field}
        rows={6}
        maxLength={replyLength.max}
        showCount
        value={reply}
        onChange={({ target }) => setReply(target.value)}
      />
      <Typography.Text type="secondary">{t('seenBy')}</Typography.Text>
      <Button
        type="primary"
        loading={send.isPending}
        disabled={reply.trim().length < replyLength.min}
        style={{ alignSelf: 'flex-end' }}
        onClick={() => send.mutate({ id, reply: reply.trim() })}
      >
        {t('send')}
      </Button>
    </Flex>
  );
}
