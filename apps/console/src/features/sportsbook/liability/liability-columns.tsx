import { Link } from '@tanstack/react-router';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { fixtureTone, inLanguage, matchName } from '../fixture-labels.ts';
import { LimitShare } from './limit-share.tsx';
import type { Liability } from './use-liability.ts';

/** A match with what it may cost; what a limit is nearly used up by stands out. */
export function liabilityColumns(t: TFunction<'sportsbook'>): ColumnsType<Liability> {
  return [
    {
      title: t('fixture.match'),
      key: 'match',
      render: (_, { fixture }) => (
        <Link to="/console/sports/fixtures/$fixtureId" params={{ fixtureId: fixture.id }}>
          {matchName(fixture)}
        </Link>
      ),
    },
    {
      title: t('fixture.competition'),
      key: 'competition',
      render: (_, { fixture }) => inLanguage(fixture.competition.name),
    },
    {
      title: t('fixture.startsAt'),
      key: 'startsAt',
      render: (_, { fixture }) => <Moment at={fixture.startsAt} />,
    },
    {
      title: t('fixture.status'),
      key: 'status',
      render: (_, { fixture }) => (
        <StatusTag tone={fixtureTone(fixture.status)}>{t(`status.${fixture.status}`)}</StatusTag>
      ),
    },
    {
      title: t('fixture.openBets'),
      key: 'openBets',
      align: 'end',
      className: 'figures',
      render: (_, { fixture }) => fixture.openBets,
    },
    {
      title: t('fixture.stakes'),
      key: 'stakes',
      align: 'end',
      render: (_, { fixture }) => <Amount amount={fixture.stakes} currency="CNY" />,
    },
    {
      title: t('liability.worst'),
      key: 'worst',
      align: 'end',
      render: (_, { liability }) => <Amount amount={liability} currency="CNY" />,
    },
    {
      title: t('liability.ofLimit'),
      key: 'ofLimit',
      render: (_, { liability, limit }) => <LimitShare amount={liability} limit={limit} />,
    },
  ];
}
