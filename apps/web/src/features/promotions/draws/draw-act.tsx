import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import { useDraw } from '../api/use-draw.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { useSession } from '../../../lib/session-store.ts';
import { instantTermsOf } from './draw-of-activity.ts';
import { OwnDraws } from './own-draws.tsx';
import styles from './draws.module.css';

/** The own chances with where they come from, and the own draws to be claimed. */
export function DrawAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('draws');
  const { t: common } = useTranslation('promotions');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const terms = instantTermsOf(activity.terms);
  const draw = useDraw(terms?.kind ?? 'wheel', activity.no, terms !== undefined && !activity.isPreview);
  if (!terms) return null;
  const { chances: rule } = terms;
  const how =
    rule.by === 'deposit'
      ? t('chances.deposit', { each: wholeAmount(rule.each, 'CNY'), most: rule.mostPerDay })
      : t(`chances.${rule.by}`);
  const chances = draw.data?.chances;
  return (
    <div className={styles.aside}>
      <Panel title={t('chances.title')} pad="l" className={styles.act}>
        {chances && (
          <dl className={styles.chances}>
            <div>
              <dt>{t('chances.left')}</dt>
              <dd data-left={chances.left}>{chances.left}</dd>
            </div>
            <div>
              <dt>{t('chances.earned')}</dt>
              <dd>{chances.earned}</dd>
            </div>
            <div>
              <dt>{t('chances.used')}</dt>
              <dd>{chances.used}</dd>
            </div>
          </dl>
        )}
        <p className={styles.note}>{how}</p>
        {activity.isPreview && <p className={styles.note}>{common('act.preview')}</p>}
        {!activity.isPreview && !isSignedIn && <LogInToJoin />}
        {chances?.left === 0 && rule.by === 'sign' && (
          <Link
            to="/app/activity"
            search={{ category: 'daily' }}
            className={buttonClass({ variant: 'quiet', wide: true })}
          >
            {t('chances.goSign')}
          </Link>
        )}
        {chances?.left === 0 && rule.by === 'deposit' && (
          <Link to="/app/myCenter/deposit" className={buttonClass({ variant: 'quiet', wide: true })}>
            {t('chances.goDeposit')}
          </Link>
        )}
      </Panel>
      {draw.data?.draws && (
        <OwnDraws
          kind={terms.kind}
          no={activity.no}
          draws={draw.data.draws}
          isOver={draw.data.serverSeed !== null}
        />
      )}
    </div>
  );
}
