import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../lib/toasts.ts';
import { useBindFaults } from '../../withdraw-password/use-bind-faults.ts';
import { withdrawPasswordLength } from '../../withdraw-password/withdraw-password-rule.ts';

interface Binding<Draft, Input, Field extends string> {
  blank: Draft;
  fields: readonly (Field | 'withdrawPassword')[];
  /** The call, once a press; `renew` gives up one whose answer never came. */
  add: {
    isPending: boolean;
    renew: () => void;
    mutate: (input: Input, options: { onSuccess: () => void; onError: (fault: unknown) => void }) => void;
  };
  onBound: () => void;
}

/** The draft of something that is bound with the withdraw password: its faults, and what comes of sending it. */
export function useBinding<Draft extends { withdrawPassword: string }, Input, Field extends string>({
  blank,
  fields,
  add,
  onBound,
}: Binding<Draft, Input, Field>) {
  const { t } = useTranslation('cashier');
  const { faults, setFaults, show } = useBindFaults(fields);
  const [draft, setDraft] = useState(blank);
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setFaults({});
    add.renew();
  };
  /** Sends it unless a field is at fault: what the form found, or the password's length. A refusal empties the password. */
  const submit = (input: Input, found: Partial<Record<Field | 'withdrawPassword', string>>) => {
    if (add.isPending) return;
    const short = draft.withdrawPassword.length !== withdrawPasswordLength;
    const all = { ...found, ...(short && { withdrawPassword: t('password.hint') }) };
    setFaults(all);
    if (Object.keys(all).length > 0) return;
    add.mutate(input, {
      onSuccess: () => {
        toast({ title: t('methods.added'), tone: 'ok' });
        onBound();
      },
      onError: (fault) => {
        setDraft({ ...draft, withdrawPassword: '' });
        show(fault);
      },
    });
  };
  return { draft, change, faults, submit, sending: add.isPending };
}
