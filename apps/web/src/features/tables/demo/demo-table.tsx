import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import type { MemberTableGame } from '@fairway/contract/tables/codes.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { sessionOf } from '../api/use-hands.ts';
import { RulesPanel } from '../history/rules-panel.tsx';
import { ActingElsewhere } from '../panel/acting.ts';
import { leastMilliseconds, type SessionLineOf } from '../table/session-line-of.ts';
import { TableBones } from '../table/table-bones.tsx';
import { tableViews } from '../table/table-views.ts';
import { DemoPanel } from './demo-panel.tsx';
import { useDemoHand } from './use-demo-hand.ts';
import styles from '../table/table-page.module.css';

/** A table of marked bots for demo chips: the felt and the acts of the real tables, with no seat to buy and no money. */
export function DemoTable({ game, SessionLine }: { game: MemberTableGame; SessionLine: SessionLineOf }) {
  const { t } = useTranslation('tables');
  const demo = useDemoHand(game);
  const { view } = demo;
  if (!view)
    return demo.first.isError ? (
      <>
        <h1 className={styles.title}>{t(`games.${game}`)}</h1>
        <FaultPanel title={t('demo.fault')} fault={demo.first.error} retry={demo.first} />
      </>
    ) : (
      <TableBones />
    );
  const { summary } = view;
  const { Table, spoken } = tableViews[game];
  return (
    <>
      <header className={styles.head}>
        <Link to="/app/chessGame">{t('back')}</Link>
        <h1 className={styles.title}>{summary.name}</h1>
        <Tag tone="warning">{t('demo.tag')}</Tag>
        <Link to="/app/chessGame/$table" params={{ table: summary.table }} className={styles.end}>
          {t('demo.leave')}
        </Link>
      </header>
      <Notice>{t('demo.text')}</Notice>
      <SessionLine
        session={sessionOf(demo.hands, summary.currency)}
        stake={summary.unit}
        currency={summary.currency}
        rtp={String(100 - summary.rake.percent)}
        paceMilliseconds={leastMilliseconds}
        demo
      />
      {/* The keys of the own turn are heard while the focus is in here. */}
      <div className={styles.play} tabIndex={-1} data-play>
        <Table details={view} onSit={undefined} />
        <Card pad="m">
          <ActingElsewhere
            value={{
              isPending: demo.isPending,
              mutate: ({ hand: _hand, acts: _acts, ...given }) => demo.act(given),
            }}
          >
            <DemoPanel demo={demo} view={view} />
          </ActingElsewhere>
        </Card>
      </div>
      <VisuallyHidden aria-live="polite">{spoken(t, view)}</VisuallyHidden>
      <Panel pad="l" title={t('tabs.rules')}>
        <RulesPanel details={view} />
      </Panel>
    </>
  );
}
