import { Steps, type StepState } from '@fairway/ui/components/steps/steps.tsx';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toasts.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { AccountStep } from './account-step.tsx';
import { PasswordStep } from './password-step.tsx';
import styles from './recovery.module.css';

const steps = ['account', 'password'] as const;

/** A forgotten password: prove the phone or mailbox of the account, then choose a new one. A failed check keeps its step. */
export function RecoveryPage() {
  const { t } = useTranslation('members');
  const navigate = useNavigate();
  const [proof, setProof] = useState<{ name: string; ticket: string }>();
  const now = proof ? 1 : 0;
  const stateOf = (at: number): StepState => (at < now ? 'done' : at === now ? 'now' : 'todo');
  return (
    <AccountFrame
      title={t('recovery.title')}
      lead={t('recovery.lead')}
      foot={
        <>
          {t('recovery.remembered')}
          <Link to="/app/login">{t('register.toLogin')}</Link>
        </>
      }
    >
      <div className={styles.steps}>
        <Steps
          label={t('recovery.steps')}
          steps={steps.map((key, at) => ({ key, label: t(`recovery.${key}`), state: stateOf(at) }))}
          stateLabels={{
            done: t('recovery.done'),
            now: t('recovery.now'),
            todo: t('recovery.todo'),
            failed: t('recovery.todo'),
          }}
        />
      </div>
      {proof ? (
        <PasswordStep
          proof={proof}
          onOver={() => setProof(undefined)}
          onDone={() => {
            toast({ title: t('recovery.changed'), tone: 'ok', duration: 4_000 });
            void navigate({ to: '/app/login', replace: true });
          }}
        />
      ) : (
        <AccountStep onProven={setProof} />
      )}
    </AccountFrame>
  );
}
