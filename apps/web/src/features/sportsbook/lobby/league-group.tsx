import { Disclosure } from '@fairway/ui/components/disclosure/disclosure.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import type { Lobby } from '../api/shapes.ts';
import { clsx } from 'clsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { columnsOf } from './columns.ts';
import { FixtureRow } from './fixture-row.tsx';
import styles from './league-group.module.css';

/** The matches of a league, foldable; columns for the whole match and the first half. */
export function LeagueGroup({ competition, fixtures }: Lobby['groups'][number]) {
  const { t } = useTranslation('sportsbook');
  const [open, setOpen] = useState(true);
  return (
    <Card pad="none" className={styles.card}>
      <Disclosure
        open={open}
        onOpenChange={setOpen}
        arrow="start"
        title={
          <span className={styles.title}>
            {textOf(competition.name)}
            {competition.simulated && <Tag tone="azure">{t('lobby.simulated')}</Tag>}
          </span>
        }
        end={
          <span className={styles.end}>
            <span className={styles.count}>{t('lobby.matches', { count: fixtures.length })}</span>
            <FavouriteButton kind="competition" id={competition.id} name={textOf(competition.name)} />
          </span>
        }
      >
        <div className={clsx(styles.head, competition.sport === 'esports' && styles.three)} aria-hidden>
          <span />
          {columnsOf[competition.sport].map((column) => (
            <span key={column}>
              {column.startsWith('ht') ? `${t('lobby.firstHalf')} ` : ''}
              {t(`lobby.${column}`)}
            </span>
          ))}
        </div>
        <ul>
          {fixtures.map((fixture) => (
            <li key={fixture.id}>
              <FixtureRow fixture={fixture} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
