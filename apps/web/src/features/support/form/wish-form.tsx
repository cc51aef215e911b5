import { wishDays, wishLength } from '@fairway/contract/support/feedback.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { IconStar } from '@fairway/ui/icons/state.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useMakeWish, useWishRight } from '../api/use-feedback.ts';
import styles from './form.module.css';

/** One wish in seven days; until the next one it says when that is. */
export function WishForm() {
  const { t } = useTranslation('support');
  const [content, setContent] = useState('');
  const [fault, setFault] = useState<string>();
  const { data: right } = useWishRight();
  const make = useMakeWish();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = content.trim();
    if (typed.length < wishLength.min) return setFault(t('wish.tooShort', wishLength));
    make.mutate(typed, {
      onSuccess: () => {
        setContent('');
        toast({ title: t('wish.made'), tone: 'ok', duration: 4_000 });
      },
      onError: (refusal) => showRefusal(refusal),
    });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t('wish.label')} hint={t('wish.hint', { count: wishDays })} error={fault}>
        <Input
          name="wish"
          maxLength={wishLength.max}
          placeholder={t('wish.placeholder')}
          value={content}
          disabled={right?.allowed === false}
          onChange={({ target }) => {
            setContent(target.value);
            setFault(undefined);
          }}
        />
      </Field>
      <div className={styles.foot}>
        <output className={styles.note}>
          {right?.nextAt ? t('wish.next', { time: formatTime(right.nextAt) }) : t('wish.note')}
        </output>
        <Button
          type="submit"
          variant="action"
          icon={<IconStar size={16} />}
          loading={make.isPending}
          disabled={right?.allowed !== true}
        >
          {t('wish.make')}
        </Button>
      </div>
    </form>
  );
}
