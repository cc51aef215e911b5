import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../lib/refusals.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { useAgentCheck } from '../api/use-agents.ts';
import { Contacts } from './contacts.tsx';
import styles from './agent-page.module.css';

/** Whether a person is an agent of this site. A code that came with the address is checked at once. */
export function AgentCheck({ code }: { code: string }) {
  const { t } = useTranslation('content');
  const [asked, setAsked] = useState(code);
  const [typed, setTyped] = useState(code);
  const { data, isFetching, isError, error } = useAgentCheck(asked);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  return (
    <Panel title={t('agent.check')} note={t('agent.checkNote')} pad="l">
      <form onSubmit={submit} className={styles.check}>
        <Field label={t('agent.code')} labelHidden>
          <Input
            name="code"
            value={typed}
            maxLength={64}
            placeholder={t('agent.code')}
            onChange={(change) => setTyped(change.target.value)}
          />
        </Field>
        <Button type="submit" variant="quiet" loading={isFetching}>
          {t('agent.checkNow')}
        </Button>
      </form>
      <div aria-live="polite" className={styles.verdict}>
        {isError && <Notice tone="warning">{refusalText(error)}</Notice>}
        {data?.agent && (
          <>
            <Notice tone="ok">{t('agent.verified', { code: asked, name: textOf(data.agent.name) })}</Notice>
            <Contacts contacts={data.agent.contacts} />
          </>
        )}
        {data && !data.verified && <Notice tone="danger">{t('agent.unknown', { code: asked })}</Notice>}
      </div>
    </Panel>
  );
}
