import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivityTutorial, useFinishTutorial } from '../api/use-welfare.ts';
import styles from './welfare.module.css';

const steps = ['choose', 'meet', 'take'] as const;

/** Three steps for who is here for the first time; shown once a member, on whichever device. */
export function Tutorial() {
  const { t } = useTranslation('welfare');
  const { data } = useActivityTutorial();
  const finish = useFinishTutorial();
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    // It is shown again at the next visit where the server did not hear of it.
    void finish().catch(() => undefined);
  };
  return (
    <Dialog
      open={data?.show === true && !isClosed}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t('tutorial.title')}
      description={t('tutorial.text')}
      closeLabel={t('close')}
      actions={
        <Button wide onClick={close}>
          {t('ok')}
        </Button>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`tutorial.step.${step}`)}</li>
        ))}
      </ol>
    </Dialog>
  );
}
