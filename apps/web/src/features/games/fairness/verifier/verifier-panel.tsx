import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { TextArea } from '@fairway/ui/components/field/text-area.tsx';
import { FileDrop } from '@fairway/ui/components/upload/file-drop.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Results } from './results.tsx';
import { useVerifier } from './use-verifier.ts';
import styles from './verifier.module.css';

/** Takes a question or a history as text or file and answers it in this browser. What is `given` is answered at once. */
export function VerifierPanel({ given }: { given: string | undefined }) {
  const { t } = useTranslation('fairness');
  const [text, setText] = useState(given ?? '');
  const verifier = useVerifier(given);
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      const read = await file.text();
      // The browser stalls on a box of megabytes: a long file is verified without being shown.
      setText(read.length < 200_000 ? read : '');
      await verifier.run(read);
    } catch {
      verifier.fail('unreadable');
    }
  };
  return (
    <Panel title={t('verifier.title')} note={t('verifier.note')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void verifier.run(text);
        }}
      >
        <Field
          label={t('verifier.label')}
          hint={t('verifier.hint')}
          error={verifier.fault && t(`verifier.text.${verifier.fault}`)}
        >
          <TextArea
            className={styles.text}
            spellCheck={false}
            autoComplete="off"
            rows={9}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              verifier.forget();
            }}
          />
        </Field>
        <div className={styles.side}>
          <FileDrop
            label={t('verifier.drop')}
            hint={t('verifier.dropHint')}
            accept="application/json,.json,text/plain"
            onFiles={([file]) => void readFile(file)}
          />
          <Button type="submit" disabled={verifier.running}>
            {verifier.running ? t('verifier.running') : t('verifier.run')}
          </Button>
          <Button
            variant="quiet"
            disabled={text === '' && verifier.checked === undefined}
            onClick={() => {
              setText('');
              verifier.forget();
            }}
          >
            {t('verifier.clear')}
          </Button>
        </div>
      </form>
      <div aria-live="polite">{verifier.checked && <Results checked={verifier.checked} />}</div>
    </Panel>
  );
}
