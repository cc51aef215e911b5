import type { OwnReward } from '@fairway/contract/promotions/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { TextArea } from '@fairway/ui/components/field/text-area.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useAct } from '../parts/use-act.ts';

/** Least and greatest length of what a member writes. */
const length = { min: 5, max: 500 };

/** Opens a window to write an appeal in; it is sent once. Nothing typed is lost by a refusal. */
export function AppealButton({ reward }: { reward: OwnReward }) {
  const { t } = useTranslation('promotions');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const operation = useOperationId(`appealReward.${reward.id}`);
  const act = useAct({ done: t('appeal.sent'), read: 'listRewards' });
  const close = () => setOpen(false);
  const send = async () => {
    const typed = text.trim();
    if (typed.length < length.min) return setFault(t('appeal.tooShort', length));
    const input = { rewardId: reward.id, text: typed };
    if (await act.run(() => operation.run((operationId) => api.appealReward(input, { operationId }))))
      close();
  };
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setOpen(true)}>
        {t('appeal.act')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        closeLabel={t('modal.close')}
        title={t('appeal.title')}
        description={t('appeal.text')}
        actions={
          <>
            <Button variant="quiet" wide onClick={close}>
              {t('modal.cancel')}
            </Button>
            <Button wide loading={act.isBusy} onClick={() => void send()}>
              {t('appeal.send')}
            </Button>
          </>
        }
      >
        <Field label={t('appeal.label')} error={fault} required>
          <TextArea
            name="appeal"
            rows={5}
            maxLength={length.max}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setFault(undefined);
            }}
          />
        </Field>
      </Dialog>
    </>
  );
}
