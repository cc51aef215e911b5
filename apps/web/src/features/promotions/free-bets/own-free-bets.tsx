import type { FreeBet } from '@fairway/contract/sportsbook/free-bets/schemas.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { europeanOdds } from '../../../lib/european-odds.ts';
import { displayAmount } from '../../../lib/format-amount.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { useFreeBets } from '../../../lib/use-free-bets.ts';
import { clockTime } from '../parts/deadline.tsx';
import styles from '../welfare/welfare.module.css';

/** The own free bets with their terms; nothing where there never was one. */
export function OwnFreeBets() {
  const { t } = useTranslation('welfare');
  const { data: freeBets = [] } = useFreeBets();
  if (freeBets.length === 0) return null;
  return (
    <Panel title={t('freeBets.title')} pad="l">
      <ul className={styles.list} aria-label={t('freeBets.title')}>
        {freeBets.map((free) => (
          <Row key={free.id} free={free} />
        ))}
      </ul>
    </Panel>
  );
}

const sportNames = { football: 'freeBets.football', esports: 'freeBets.esports' } as const;

function Row({ free }: { free: FreeBet }) {
  const { t } = useTranslation('welfare');
  const { stake, currency, sport, competition, leastOdds, factor, state, expiresAt } = free;
  const terms = [
    competition
      ? t('freeBets.only', { name: textOf(competition) })
      : sport
        ? t('freeBets.only', { name: t(sportNames[sport]) })
        : t('freeBets.any'),
    leastOdds && t('freeBets.leastOdds', { odds: europeanOdds(leastOdds) }),
    t(factor === '0' ? 'freeBets.noTurnover' : 'freeBets.turnover', { factor }),
  ].filter((term) => term !== null);
  return (
    <li>
      <span>
        {terms.join(' · ')}
        {state === 'open' && (
          <span className={styles.note}>{t('expires', { at: clockTime(expiresAt) })}</span>
        )}
        {state === 'used' && (
          <span className={styles.note}>
            <Link to="/app/myCenter/bets" className={styles.link}>
              {t('freeBets.toBet')}
            </Link>
          </span>
        )}
      </span>
      <b>{displayAmount(stake, currency)}</b>
      {state === 'open' ? (
        <Link to={sport === 'esports' ? '/app/gaming' : '/app/sport'} className={styles.link}>
          {t('freeBets.use')}
        </Link>
      ) : (
        <Tag>{t(`freeBets.${state}`)}</Tag>
      )}
    </li>
  );
}
