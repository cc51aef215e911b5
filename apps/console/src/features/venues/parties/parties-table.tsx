import { partySettingStates, partyStates, type PartyState } from '@fairway/contract/venues/signatures.ts';
import type { VenueParty } from '@fairway/contract/venues/party-schemas.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Button, Flex, Table, Typography, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../lib/components/status-tag.tsx';
import { locale } from '../../../lib/i18n.ts';

const tones: Readonly<Record<PartyState, StatusTone>> = {
  ready: 'good',
  incomplete: 'stopped',
  absent: 'ended',
};
const settingTones: Readonly<Record<VenueParty['settings'][number]['state'], StatusTone>> = {
  given: 'good',
  demo: 'moving',
  wrong: 'stopped',
  missing: 'stopped',
  unset: 'ended',
};

interface PartiesTableProps {
  parties: readonly VenueParty[];
  chosen: string | undefined;
  onChoose: (channelCode: string) => void;
}

/** Every venue outside, its settings by their names: no value of one is ever here. */
export function PartiesTable({ parties, chosen, onChoose }: PartiesTableProps) {
  const { t } = useTranslation('venues');
  const columns: TableColumnsType<VenueParty> = [
    {
      title: t('switches.venue'),
      key: 'venue',
      render: (_, { channelCode, name }) => (
        <>
          <strong>{name[locale()]}</strong>
          <br />
          <Typography.Text type="secondary">{channelCode}</Typography.Text>
        </>
      ),
    },
    {
      title: t('parties.wallet'),
      key: 'wallet',
      render: (_, { wallet }) => t(`parties.wallets.${wallet}`),
    },
    {
      title: t('parties.state'),
      key: 'state',
      render: (_, { state }) => (
        <StatusTag tone={tones[state]}>{partyStates.label(state, locale())}</StatusTag>
      ),
    },
    {
      title: t('parties.settings'),
      key: 'settings',
      render: (_, { settings }) => (
        <Flex gap={8} wrap style={{ maxWidth: 460 }}>
          {settings.map(({ name, state }) => (
            <StatusTag key={name} tone={settingTones[state]}>
              <span className="figures">{name}</span> · {partySettingStates.label(state, locale())}
            </StatusTag>
          ))}
        </Flex>
      ),
    },
    {
      title: t('parties.refused'),
      key: 'refused',
      align: 'end',
      render: (_, { wallet, refused }) => (wallet === 'seamless' ? refused : '–'),
    },
    {
      title: t('parties.act'),
      key: 'act',
      render: (_, { channelCode }) => (
        <Button
          size="small"
          type={channelCode === chosen ? 'primary' : 'default'}
          aria-pressed={channelCode === chosen}
          onClick={() => onChoose(channelCode)}
        >
          {t('parties.look')}
        </Button>
      ),
    },
  ];
  return (
    <Table<VenueParty>
      size="middle"
      dataSource={parties}
      rowKey={({ channelCode }) => channelCode}
      columns={columns}
      pagination={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: <EmptyState title={t('parties.none')} text={t('parties.noneHint')} /> }}
    />
  );
}
