import { marketCode } from '@fairway/contract/sportsbook/fixture-schemas.ts';
import { sports } from '@fairway/contract/sportsbook/sports.ts';
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage, matchName } from '../fixture-labels.ts';
import { useTradedFixtures, type TradedFixture } from '../use-fixtures.ts';

const marketCodes = marketCode.options;

interface AddScopeProps {
  /** Scopes that the list has already. */
  taken: readonly string[];
  onAdd: (key: string) => void;
}

/** Chooses a kind of market, a sport, or a competition or match by its name, and gives it limits of its own. */
export function AddScope({ taken, onAdd }: AddScopeProps) {
  const { t } = useTranslation('sportsbook');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>();
  const coming = useTradedFixtures('upcoming', search);
  const fixtures = coming.pages.flatMap((page) => page.fixtures);
  const groups = [
    {
      label: t('limits.scopes.marketKind'),
      options: marketCodes.map((code) => ({ value: `marketKind/${code}`, label: t(`market.codes.${code}`) })),
    },
    {
      label: t('limits.scopes.sport'),
      options: sports.map((code) => ({ value: `sport/${code}`, label: t(`limits.sports.${code}`) })),
    },
    { label: t('limits.scopes.competition'), options: competitionsOf(fixtures) },
    {
      label: t('limits.scopes.fixture'),
      options: fixtures.map((fixture) => ({ value: `fixture/${fixture.id}`, label: matchName(fixture) })),
    },
  ];
  const free = groups.map((group) => ({
    ...group,
    options: group.options.filter(({ value }) => !taken.includes(value)),
  }));
  return (
    <Flex gap={8} wrap>
      <Select
        // The server looks for competitions and matches; there are few markets and sports.
        showSearch={{ onSearch: setSearch, filterOption: false }}
        value={chosen}
        onChange={setChosen}
        options={free}
        loading={coming.isFetching}
        aria-label={t('limits.newScope')}
        placeholder={t('limits.newScope')}
        style={{ minWidth: 320 }}
      />
      <Button
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen !== undefined) onAdd(chosen);
          setChosen(undefined);
        }}
      >
        {t('limits.add')}
      </Button>
    </Flex>
  );
}

function competitionsOf(fixtures: readonly TradedFixture[]): { value: string; label: string }[] {
  const names = new Map(
    fixtures.map(({ competition }) => [competition.id, `${inLanguage(competition.name)} #${competition.id}`]),
  );
  return [...names].map(([id, label]) => ({ value: `competition/${id}`, label }));
}
