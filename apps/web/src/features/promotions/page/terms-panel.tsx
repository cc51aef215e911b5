import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { useTranslation } from 'react-i18next';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import { textsOf } from './texts-of.ts';
import styles from './page.module.css';

/** What is given is staked, not paid: only what it wins is played before a withdrawal. */
function isStaked(terms: Activity['terms']): boolean {
  const type = 'gives' in terms ? terms.gives?.type : undefined;
  return type === 'freeBet' || type === 'freeRounds';
}

/** The terms, numbered, then what they mean for a withdrawal, and the hash that names this version of them. */
export function TermsPanel({ activity }: { activity: Activity }) {
  const { t } = useTranslation('promotions');
  const { t: bonusTexts } = useTranslation('bonuses');
  const copy = useCopyLabels();
  const { terms, termsHash, kind } = activity;
  return (
    <Panel title={t('terms.title')} pad="l">
      <ol className={styles.terms}>
        {textsOf(terms).rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      {kind !== 'display' && (
        <p className={styles.turnover}>
          {Number(terms.turnover) === 0
            ? t('terms.noTurnover')
            : terms.release
              ? bonusTexts('terms', { times: terms.turnover, days: terms.release.days })
              : t(isStaked(terms) ? 'terms.winnings' : 'terms.turnover', { times: terms.turnover })}
        </p>
      )}
      <div className={styles.hash}>
        <span>{t('terms.hash')}</span>
        <code>{termsHash}</code>
        <CopyButton
          bare
          value={termsHash}
          copied={copy.copied}
          failed={copy.failed}
          label={copy.copyOf(t('terms.hash'))}
        >
          {copy.copy}
        </CopyButton>
      </div>
      <p className={styles.note}>{t('terms.hashNote')}</p>
    </Panel>
  );
}
