import { contactChannels } from '@fairway/contract/content/kinds.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { TextArea } from '@fairway/ui/components/field/text-area.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Select } from '@fairway/ui/components/select/select.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import { useJoinAgent } from '../api/use-agents.ts';
import styles from './agent-page.module.css';

/** The application to become an agent. Nothing typed is lost by a refusal. */
export function JoinForm({ agentVerify }: { agentVerify: string }) {
  const { t } = useTranslation('content');
  const join = useJoinAgent();
  const [channel, setChannel] = useState<(typeof contactChannels)[number]>('wechat');
  const [typed, setTyped] = useState({ name: '', contact: '' });
  const [plan, setPlan] = useState('');
  const { faults, form, show, clear, atField } = useFaults(['name', 'contact', 'plan']);
  const type = (field: 'name' | 'contact', text: string) => {
    setTyped((now) => ({ ...now, [field]: text }));
    clear(field);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = typed.name.trim();
    const contact = typed.contact.trim();
    const wrong = {
      ...(name.length < 2 ? { name: t('agent.nameMissing') } : {}),
      ...(contact.length < 3 ? { contact: t('agent.contactMissing') } : {}),
    };
    if (show(wrong)) return;
    join.mutate(
      { name, channel, contact, plan: plan.replaceAll(/\s+/g, ' ').trim(), agentVerify },
      { onError: (fault) => showRefusal(fault, { atField }) },
    );
  };
  return (
    <Panel title={t('agent.join')} note={t('agent.joinNote')} pad="l">
      {join.isSuccess ? (
        <Notice tone="ok" title={t('agent.joined')}>
          {t('agent.joinedText')}
        </Notice>
      ) : (
        <form ref={form} onSubmit={submit} noValidate className={styles.form}>
          <Field label={t('agent.name')} error={faults.name} required>
            <Input
              name="name"
              value={typed.name}
              maxLength={30}
              autoComplete="name"
              onChange={(event) => type('name', event.target.value)}
            />
          </Field>
          <div className={styles.pair}>
            <Field label={t('agent.method')}>
              <Select
                value={channel}
                onChange={setChannel}
                options={contactChannels.map((value) => ({ value, label: t(`agent.methods.${value}`) }))}
              />
            </Field>
            <Field label={t('agent.account')} error={faults.contact} required>
              <Input
                name="contact"
                value={typed.contact}
                maxLength={80}
                onChange={(event) => type('contact', event.target.value)}
              />
            </Field>
          </div>
          <Field label={t('agent.plan')} hint={t('agent.planHint')} error={faults.plan}>
            <TextArea
              rows={4}
              maxLength={300}
              value={plan}
              onChange={(event) => {
                setPlan(event.target.value);
                clear('plan');
              }}
            />
          </Field>
          <Button type="submit" variant="action" size="l" wide loading={join.isPending}>
            {t('agent.send')}
          </Button>
        </form>
      )}
    </Panel>
  );
}
