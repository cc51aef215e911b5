import type { IdentityStatus } from '@fairway/contract/identity/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useIdentityStatus, useVerifyIdentity } from '../api/gates/use-identity-status.ts';
import { askedParts, mayBeSkipped, type AskedPart } from './asked-parts.ts';
import { IdentityPart } from './identity-part.tsx';
import { RefusalHelp } from './refusal-help.tsx';
import type { GateRefusal, IdentityGate } from './use-identity-gate.ts';
import styles from './identity-form.module.css';

export interface IdentityFormProps {
  gate: IdentityGate;
  refusal: GateRefusal;
  status: IdentityStatus;
  onVerified: () => void;
}

/** The parts of the flow's level one under another, each mended in its place, and the check of them all. */
export function IdentityForm({ gate, refusal, status, onVerified }: IdentityFormProps) {
  const { t } = useTranslation('cashier');
  const verify = useVerifyIdentity(gate.flow);
  const { refetch } = useIdentityStatus(gate.flow);
  const [open, setOpen] = useState<AskedPart>();
  const [skips, setSkips] = useState(status.cardSkipped);
  const [idCard, setIdCard] = useState('');
  const [idCardFault, setIdCardFault] = useState<string>();
  const { level } = status;
  const { remedy } = refusal;
  const parts = askedParts(level, remedy);
  const given = (part: AskedPart) => status[part] !== '' || (skips && mayBeSkipped(level, part));
  const lacking = parts.find((part) => !given(part));
  const contradicts = remedy.kind !== 'complete';

  const submit = () => {
    if (lacking !== undefined || verify.isPending) return;
    verify.mutate(
      { ...(idCard.trim() === '' ? {} : { idCard }), ...(skips ? { skipCard: true } : {}) },
      {
        onSuccess: () => {
          toast({ title: t('identity.verified'), tone: 'ok' });
          onVerified();
        },
        onError: (fault) => {
          if (gate.meet(fault)) return;
          showRefusal(fault, {
            atField: (field, text) => {
              if (field === 'idCard') setIdCardFault(text);
              return field === 'idCard';
            },
          });
        },
      },
    );
  };

  return (
    <div className={`${styles.stack} ${styles.whole}`}>
      {contradicts && (
        <Notice tone="danger" role="alert" title={refusal.text} end={<RefusalHelp remedy={remedy} />}>
          {t(remedy.kind === 'correct' ? 'identity.correct' : 'identity.support')}
        </Notice>
      )}
      <ul className={styles.parts}>
        {parts.map((part) => (
          <IdentityPart
            key={part}
            part={part}
            value={status[part]}
            open={open === part}
            skipped={mayBeSkipped(level, part) ? skips : undefined}
            onSkip={setSkips}
            onOpen={() => setOpen(part)}
            onClose={() => {
              setOpen(undefined);
              void refetch();
            }}
          />
        ))}
      </ul>
      <form
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {contradicts && (
          <Field label={t('identity.idCard')} hint={t('identity.idCardHint')} error={idCardFault}>
            <Input
              name="idCard"
              value={idCard}
              placeholder={status.idCard}
              maxLength={24}
              onChange={(event) => {
                setIdCardFault(undefined);
                setIdCard(event.target.value);
              }}
            />
          </Field>
        )}
        <Button
          type="submit"
          variant="gold"
          size="l"
          wide
          loading={verify.isPending}
          disabledReason={lacking === undefined ? undefined : t(`identity.lacking.${lacking}`)}
        >
          {t('identity.submit')}
        </Button>
      </form>
    </div>
  );
}
