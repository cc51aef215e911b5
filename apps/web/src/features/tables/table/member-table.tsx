import { Card } from '@fairway/ui/components/card/card.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableDetails } from '../api/shapes.ts';
import { useTableSession } from '../api/use-hands.ts';
import { DemoLink } from '../demo/demo-link.tsx';
import { TableTabs } from '../history/table-tabs.tsx';
import { SeatPanel } from '../panel/seat-panel.tsx';
import { leastMilliseconds, type SessionLineOf } from './session-line-of.ts';
import { tableViews } from './table-views.ts';
import styles from './table-page.module.css';

/** Everything to play at a table: figures of protection, the felt, what the own seat may do, rules, history and proof. */
export function MemberTableView({
  details,
  SessionLine,
}: {
  details: TableDetails;
  SessionLine: SessionLineOf;
}) {
  const { t } = useTranslation('tables');
  const { summary } = details;
  const session = useTableSession(summary.table, summary.currency);
  const { Table, spoken } = tableViews[summary.game];
  const buyIn = useRef<HTMLFormElement>(null);
  const sit = () => buyIn.current?.querySelector('input')?.focus();
  return (
    <>
      <header className={styles.head}>
        <Link to="/app/chessGame">{t('back')}</Link>
        <h1 className={styles.title}>{summary.name}</h1>
        <DemoLink game={summary.game} className={styles.end}>
          {t('demo.try')}
        </DemoLink>
        <Link to="/app/fairness">{t('fair')}</Link>
      </header>
      <SessionLine
        session={session}
        // The least that a hand costs who plays it: a big blind or the base, of which the rake stays.
        stake={summary.unit}
        currency={summary.currency}
        rtp={String(100 - summary.rake.percent)}
        paceMilliseconds={leastMilliseconds}
        demo={false}
      />
      {/* The keys of the own turn are heard while the focus is in here. */}
      <div className={styles.play} tabIndex={-1} data-play>
        <Table details={details} onSit={details.own ? undefined : sit} />
        <Card pad="m">
          <SeatPanel details={details} buyIn={buyIn} />
        </Card>
      </div>
      <VisuallyHidden aria-live="polite">{spoken(t, details)}</VisuallyHidden>
      <TableTabs details={details} />
    </>
  );
}
