import type { ChatItem } from '@fairway/contract/chat/item-schemas.ts';
import { chatMuteReasons, chatReportReasons } from '@fairway/contract/chat/states.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Radio } from '@fairway/ui/components/choice/radio.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { toast } from '../../../lib/toasts.ts';
import { chatForm } from '../api/chat-form.ts';
import styles from './chat.module.css';

export type Asked = { act: 'mute'; minutes: number } | { act: 'report' };

interface ReasonDialogProps {
  asked: Asked;
  item: Extract<ChatItem, { kind: 'text' }>;
  chatRoomNo: string;
  onClose: () => void;
}

/** Asks for the reason of a mute or a report. */
export function ReasonDialog({ asked, item, chatRoomNo, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('chat');
  const [busy, setBusy] = useState(false);
  const reasons = asked.act === 'mute' ? chatMuteReasons.list : chatReportReasons.list;
  const [chosen, setChosen] = useState<string>(reasons[0]?.code ?? '');
  const { name, userNo } = item.from;
  const send = async (): Promise<void> => {
    const inRoom = { form: chatForm(), chatRoomNo };
    const mute = chatMuteReasons.list.find(({ code }) => code === chosen);
    const report = chatReportReasons.list.find(({ code }) => code === chosen);
    if (asked.act === 'mute' && mute) {
      const { minutes } = asked;
      await api.actAsChatAdmin({ ...inRoom, act: 'mute', userNo, minutes, reason: textOf(mute) });
      toast({ title: t('act.mutedDone'), tone: 'ok' });
    } else if (report) {
      await api.reportChat({ ...inRoom, messageId: item.id, reason: report.code });
      toast({ title: t('act.reported'), tone: 'ok' });
    }
    onClose();
  };
  const press = (): void => {
    setBusy(true);
    send()
      .catch(showRefusal)
      .finally(() => setBusy(false));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(asked.act === 'mute' ? 'act.sure' : 'act.reportTitle', { name })}
      closeLabel={t('act.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('act.cancel')}
          </Button>
          <Button loading={busy} onClick={press}>
            {t(asked.act === 'mute' ? 'act.confirm' : 'act.sendReport')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.reasons}>
        <legend>{t('act.reason')}</legend>
        {reasons.map((reason) => (
          <Radio
            key={reason.code}
            name="reason"
            checked={chosen === reason.code}
            onChange={() => setChosen(reason.code)}
          >
            {textOf(reason)}
          </Radio>
        ))}
      </fieldset>
    </Dialog>
  );
}
