import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatAct } from './use-chat-desk.ts';

export interface Asked {
  muteId: string;
  act: 'free' | 'freeByAppeal' | 'keep';
}

/** Asks for the reason of a release, or for the answer to an appeal. */
export function AnswerDialog({ asked, act, onClose }: { asked: Asked; act: ChatAct; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState('');
  const { muteId } = asked;
  const send = (): void => {
    const answer = text.trim();
    act.mutate(
      asked.act === 'free'
        ? { name: 'freeInChats', input: { muteId, reason: answer } }
        : { name: 'decideChatAppeal', input: { muteId, free: asked.act === 'freeByAppeal', answer } },
      { onSuccess: onClose },
    );
  };
  return (
    <Modal
      open
      title={t(asked.act === 'keep' ? 'act.keep' : 'act.free')}
      okText={t('form.ok')}
      cancelText={t('form.cancel')}
      okButtonProps={{ disabled: text.trim() === '', loading: act.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t(asked.act === 'free' ? 'form.reason' : 'form.answer')}>
          <Input.TextArea
            rows={3}
            maxLength={200}
            showCount
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
