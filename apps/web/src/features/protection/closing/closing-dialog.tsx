import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChangeClosing } from '../api/use-closing.ts';
import styles from './closing.module.css';

const facts = ['nothingYet', 'money', 'bets', 'back'] as const;

/** The confirmation before a request: a break may be enough, what happens next, and that it can be taken back. */
export function ClosingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('protection');
  const [note, setNote] = useState('');
  const ask = useChangeClosing((typed: string) => api.requestClosing({ note: typed }), t('closing.sent'));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('closing.confirm')}
      closeLabel={t('break.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('break.back')}
          </Button>
          <Button
            variant="action"
            loading={ask.isPending}
            onClick={() => ask.mutate(note, { onSuccess: onClose })}
          >
            {t('closing.send')}
          </Button>
        </>
      }
    >
      <p className={styles.calm}>{t('closing.calm')}</p>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{t(`closing.facts.${fact}`)}</li>
        ))}
      </ul>
      <Field label={t('closing.why')} className={styles.why}>
        <Input maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </Dialog>
  );
}
