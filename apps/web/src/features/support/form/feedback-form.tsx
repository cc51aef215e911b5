import {
  feedbackLength,
  feedbackTypes,
  type FeedbackCategory,
  type FeedbackType,
} from '@fairway/contract/support/feedback.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { TextArea } from '@fairway/ui/components/field/text-area.tsx';
import { IconSend } from '@fairway/ui/icons/action.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useDictionary } from '../../../lib/use-dictionary.ts';
import { useSendFeedback } from '../api/use-feedback.ts';
import styles from './form.module.css';
import { PictureField } from './picture-field.tsx';
import { usePictures } from './use-pictures.ts';

/** A problem or a suggestion: what it is about, in text and pictures. */
export function FeedbackForm({ category }: { category: Exclude<FeedbackCategory, 3> }) {
  const { t } = useTranslation('support');
  const [type, setType] = useState<FeedbackType>(feedbackTypes.codes.deposit);
  const [content, setContent] = useState('');
  const [fault, setFault] = useState<string>();
  const pictures = usePictures();
  const send = useSendFeedback();
  const types = useDictionary('feedbackType', feedbackTypes);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = content.trim();
    if (typed.length < feedbackLength.min) return setFault(t('form.tooShort', feedbackLength));
    send.mutate(
      { type, category, content: typed, pictures: pictures.addresses },
      {
        onSuccess: () => {
          setContent('');
          pictures.clear();
          toast({ title: t('form.sent'), tone: 'ok', duration: 4_000 });
        },
        onError: (refusal) => showRefusal(refusal),
      },
    );
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Segmented
        label={t('form.type')}
        size="s"
        value={String(type)}
        onChange={(picked) => {
          const found = feedbackTypes.codeList.find((code) => String(code) === picked);
          if (found !== undefined) setType(found);
        }}
        options={types.entries.map(({ code, label }) => ({ value: String(code), label }))}
      />
      <Field label={t(`form.content.${category}`)} error={fault}>
        <TextArea
          name="content"
          rows={5}
          maxLength={feedbackLength.max}
          placeholder={t(`form.placeholder.${category}`)}
          value={content}
          onChange={({ target }) => {
            setContent(target.value);
            setFault(undefined);
          }}
        />
      </Field>
      <PictureField chosen={pictures} />
      <div className={styles.foot}>
        <p className={styles.note}>{t('form.note')}</p>
        <Button
          type="submit"
          variant="action"
          icon={<IconSend size={16} />}
          loading={send.isPending}
          disabled={pictures.isSending}
        >
          {t('form.send')}
        </Button>
      </div>
    </form>
  );
}
