import { Link } from '@tanstack/react-router';
import { Flex } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { issueTone, pickText, playName } from '../game-labels.ts';
import { HeatShare } from '../heat-share.tsx';
import { MoneyLines } from '../money-lines.tsx';
import type { DeskIssue } from '../use-games.ts';

/** An issue with its stakes, what its fullest number could cost, and what the house kept once it is settled. */
export function issueColumns(t: TFunction<'games'>): ColumnsType<DeskIssue> {
  return [
    {
      title: t('issue.issue'),
      key: 'issue',
      render: (_, { lottery, issue }) => (
        <Link to="/console/games/issues/$lottery/$issue" params={{ lottery, issue }} className="figures">
          {issue}
        </Link>
      ),
    },
    {
      title: t('issue.stateOf'),
      key: 'state',
      render: (_, { state }) => <StatusTag tone={issueTone(state)}>{t(`state.${state}`)}</StatusTag>,
    },
    { title: t('issue.closes'), key: 'closes', render: (_, { closesAt }) => <Moment at={closesAt} /> },
    { title: t('issue.draws'), key: 'draws', render: (_, { drawsAt }) => <Moment at={drawsAt} /> },
    {
      title: t('issue.tickets'),
      key: 'tickets',
      align: 'end',
      className: 'figures',
      render: (_, { sums }) => sums.reduce((count, { tickets }) => count + tickets, 0),
    },
    {
      title: t('issue.staked'),
      key: 'staked',
      align: 'end',
      render: (_, { sums }) => (
        <MoneyLines amounts={sums.map(({ currency, staked: amount }) => ({ currency, amount }))} none="—" />
      ),
    },
    {
      title: t('issue.net'),
      key: 'net',
      align: 'end',
      render: (_, { sums }) => (
        <MoneyLines amounts={sums.map(({ currency, net: amount }) => ({ currency, amount }))} none="—" />
      ),
    },
    {
      title: t('issue.hottest'),
      key: 'hottest',
      render: (_, { hottest }) => (
        <Flex vertical>
          {hottest.length === 0
            ? '—'
            : hottest.map((heat) => (
                <Flex key={heat.currency} gap={12} align="center">
                  <span>{`${playName(t, heat.play)} ${pickText(t, heat.note)}`}</span>
                  <HeatShare heat={heat} />
                </Flex>
              ))}
        </Flex>
      ),
    },
  ];
}
