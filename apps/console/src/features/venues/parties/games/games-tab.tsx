import { listedGameStates, type ListedGameState } from '@fairway/contract/venues/game-lists.ts';
import type { ListedVenueGame, VenueParty } from '@fairway/contract/venues/party-schemas.ts';
import { Alert, Button, Flex, Segmented, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../../lib/components/list-table.tsx';
import { ReasonDialog } from '../../../../lib/components/reason-dialog.tsx';
import { Ago } from '../../../../lib/components/time.tsx';
import { locale } from '../../../../lib/i18n.ts';
import { usePermission } from '../../../../lib/permissions.ts';
import { useDecideGames, useListedGames } from '../use-parties.ts';

const states = ['waiting', 'released', 'withheld', 'vanished'] as const;

/** The games that a venue lists, by what became of them; an operator releases or withholds them. */
export function GamesTab({ party }: { party: VenueParty }) {
  const { t } = useTranslation('venues');
  const [state, setState] = useState<ListedGameState>('waiting');
  const [deciding, setDeciding] = useState<{ games: ListedVenueGame[]; released: boolean }>();
  const mayDecide = usePermission('venues.switch');
  const list = useListedGames(party.channelCode, state);
  const { first } = list;
  const games = list.pages.flatMap((page) => page.games);
  const columns: TableColumnsType<ListedVenueGame> = [
    {
      title: t('lists.game'),
      key: 'game',
      render: (_, { name, code }) => (
        <>
          <strong>{name[locale()]}</strong>
          <br />
          <span className="figures">{code}</span>
        </>
      ),
    },
    { title: t('lists.first'), key: 'first', render: (_, { firstSeenAt }) => <Ago at={firstSeenAt} /> },
    {
      title: t('lists.seen'),
      key: 'seen',
      render: (_, { seenAt, missed }) => (
        <>
          <Ago at={seenAt} />
          {missed > 0 && <Typography.Text type="warning"> · {t('lists.missed')}</Typography.Text>}
        </>
      ),
    },
    {
      title: t('switches.changed'),
      key: 'changed',
      render: (_, { changedAt, changedBy }) => (
        <>
          <Ago at={changedAt} /> {changedBy}
        </>
      ),
    },
    {
      title: t('switches.act'),
      key: 'act',
      render: (_, game) =>
        mayDecide && (
          <Flex gap={8}>
            {(state === 'waiting' || state === 'withheld') && (
              <Button size="small" onClick={() => setDeciding({ games: [game], released: true })}>
                {t('lists.release')}
              </Button>
            )}
            {(state === 'waiting' || state === 'released') && (
              <Button size="small" onClick={() => setDeciding({ games: [game], released: false })}>
                {t('lists.withhold')}
              </Button>
            )}
          </Flex>
        ),
    },
  ];
  return (
    <Flex vertical gap={12}>
      <Flex justify="space-between" align="center" gap={12} wrap>
        <Segmented<ListedGameState>
          value={state}
          onChange={setState}
          options={states.map((value) => ({
            value,
            label: `${listedGameStates.label(value, locale())} ${first?.counts[value] ?? ''}`,
          }))}
        />
        {mayDecide && state === 'waiting' && games.length > 1 && (
          <Button type="primary" onClick={() => setDeciding({ games: games.slice(0, 50), released: true })}>
            {t('lists.releaseShown', { count: Math.min(games.length, 50) })}
          </Button>
        )}
      </Flex>
      {first && <LastReading {...first} />}
      <ListTable<ListedVenueGame>
        list={list}
        rows={games}
        rowKey={({ code }) => code}
        columns={columns}
        empty={{ title: t('lists.none'), text: t('lists.noneHint') }}
        label={t('parties.tabs.games')}
      />
      {deciding && <Deciding party={party} {...deciding} onClose={() => setDeciding(undefined)} />}
    </Flex>
  );
}

type First = NonNullable<ReturnType<typeof useListedGames>['first']>;

/** When the list was last read, what it had, and that some of what is released was not in it. */
function LastReading({ reading, counts }: Pick<First, 'reading' | 'counts'>) {
  const { t } = useTranslation('venues');
  return (
    <>
      <Typography.Text type="secondary">
        {reading === null ? (
          t('lists.notRead')
        ) : (
          <>
            {t('lists.read')} <Ago at={reading.at} />
            {reading.fault === '' && ` · ${t('lists.count', { count: reading.games })}`}
          </>
        )}
      </Typography.Text>
      {reading !== null && reading.fault !== '' && (
        <Alert type="warning" showIcon title={t('lists.unreachable')} />
      )}
      {counts.missing > 0 && (
        <Alert type="warning" showIcon title={t('lists.missing', { count: counts.missing })} />
      )}
    </>
  );
}

function Deciding({
  party,
  games,
  released,
  onClose,
}: {
  party: VenueParty;
  games: readonly ListedVenueGame[];
  released: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('venues');
  const { mutate, isPending } = useDecideGames();
  const act = released ? 'release' : 'withhold';
  return (
    <ReasonDialog
      title={t(`lists.${act}Title`, { count: games.length })}
      templates={[t(`lists.${act}Reasons.one`), t(`lists.${act}Reasons.two`)]}
      audience="inside"
      confirm={t(`lists.${act}`)}
      busy={isPending}
      onConfirm={(reason) =>
        mutate(
          {
            channelCode: party.channelCode,
            games: games.map(({ code, version }) => ({ code, version })),
            released,
            reason,
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <p>{t(`lists.${act}Text`)}</p>
    </ReasonDialog>
  );
}
