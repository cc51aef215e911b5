import type { ShownField } from '@fairway/contract/promotions/content-form/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toasts.ts';
import { useAskRewardsAgain } from '../api/use-apply.ts';
import { useSubmitForm } from '../api/use-content-form.ts';
import { showActRefusal } from '../parts/act-refusal.ts';
import { faultsOf, refusedFields, type AnswerFaults } from './faults-of.ts';
import { FormFields } from './form-fields.tsx';
import styles from './content-form.module.css';

/** A form to be filled in and sent; a refusal takes nothing away that was typed. */
export function FormSheet({ no, fields }: { no: number; fields: readonly ShownField[] }) {
  const { t } = useTranslation('contentForm');
  const { submit, renew } = useSubmitForm(no);
  const askAgain = useAskRewardsAgain();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [faults, setFaults] = useState<AnswerFaults>({});
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await submit(Object.entries(answers).map(([id, value]) => ({ id, value })));
      toast({ title: t('sent'), tone: 'ok' });
    } catch (fault) {
      setFaults(refusedFields(fields, fault));
      showActRefusal(fault);
    } finally {
      setBusy(false);
      await askAgain();
    }
  };
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = faultsOf(fields, answers);
    setFaults(found);
    const [first] = fields.filter(({ id }) => found[id] !== undefined);
    if (!first) return void send();
    event.currentTarget.querySelector<HTMLElement>(`[name="${first.id}"]`)?.focus();
  };
  const change = (id: string, value: string) => {
    setAnswers((now) => ({ ...now, [id]: value }));
    setFaults((now) => ({ ...now, [id]: undefined }));
    renew();
  };
  const texts = Object.fromEntries(
    Object.entries(faults).map(([id, fault]) => [id, fault && t(`faults.${fault}`)]),
  );
  return (
    <form className={styles.form} noValidate onSubmit={press}>
      <FormFields fields={fields} answers={answers} faults={texts} onChange={change} />
      <Button type="submit" size="l" wide loading={isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}
