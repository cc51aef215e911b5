import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { textOf } from '../../../lib/site/site-config.ts';
import { useAgentContact } from '../api/use-agents.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { AgentCheck } from './agent-check.tsx';
import { Contacts } from './contacts.tsx';
import { JoinForm } from './join-form.tsx';
import { useAgentVerify } from './use-agent-verify.ts';
import styles from './agent-page.module.css';

/** The same on a page of its own, without header and footer. */
export function SoloAgentPage() {
  return (
    <main id="content">
      <AgentPage />
    </main>
  );
}

/** The agent programme: what it is, how to reach it, whether a person is an agent, and how to join. */
export function AgentPage() {
  const { t } = useTranslation('content');
  const agentVerify = useAgentVerify();
  const { data, isPending, isError, error, isFetching, refetch } = useAgentContact();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{data ? textOf(data.title) : t('agent.title')}</h1>
      <div className={styles.columns}>
        <div className={styles.stack}>
          {isPending && (
            <Loading label={t('loading')} className={styles.stack}>
              <Skeleton height={280} radius="var(--r-lg)" />
              <Skeleton height={120} radius="var(--r-lg)" />
            </Loading>
          )}
          {isError && !data && (
            <FaultPanel plain title={t('agent.fault')} fault={error} retry={{ refetch, isFetching }} />
          )}
          {data && (
            <>
              <Panel title={t('agent.about')} pad="l">
                <RichText text={textOf(data.text)} />
              </Panel>
              {data.contacts.length > 0 && (
                <Panel title={t('agent.contact')} note={t('agent.contactNote')} pad="l">
                  <Contacts contacts={data.contacts} />
                </Panel>
              )}
            </>
          )}
        </div>
        <div className={styles.stack}>
          <AgentCheck code={agentVerify} />
          <JoinForm agentVerify={agentVerify} />
        </div>
      </div>
    </div>
  );
}
