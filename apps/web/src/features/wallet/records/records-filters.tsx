import { lineKinds } from '@fairway/contract/wallet/lines.ts';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { DateRange } from '@fairway/ui/components/date/date-range.tsx';
import { Select } from '@fairway/ui/components/select/select.tsx';
import { useTranslation } from 'react-i18next';
import { useDateLocale } from '../../../lib/forms/use-date-locale.ts';
import { useDictionary } from '../../../lib/use-dictionary.ts';
import type { AccountChoice } from './account-choices.ts';
import type { RecordsSearch } from './records-search.ts';
import styles from './records.module.css';

export interface RecordsFiltersProps {
  search: RecordsSearch;
  choices: readonly AccountChoice[];
  onChange: (search: RecordsSearch) => void;
}

/** Which balance, which kind of movement, which days. */
export function RecordsFilters({ search, choices, onChange }: RecordsFiltersProps) {
  const { t } = useTranslation('wallet');
  const locale = useDateLocale();
  const kinds = useDictionary('recordKind', lineKinds);
  const { kind: _kind, ...withoutKind } = search;
  const { currency: _currency, ...withoutCurrency } = search;
  const { from: _from, to: _to, ...withoutDays } = search;
  const { account: _account, ...withoutAccount } = search;
  return (
    <search className={styles.filters}>
      <Select
        label={t('records.part')}
        size="s"
        value={search.account ?? 'center'}
        onChange={(account) =>
          onChange(account === 'center' ? withoutAccount : { ...withoutAccount, account })
        }
        options={choices}
      />
      {search.account !== 'coins' && (
        <Segmented
          label={t('transfer.walletType')}
          size="s"
          value={search.currency ?? 'CNY'}
          onChange={(currency) =>
            onChange(currency === 'USDT' ? { ...withoutCurrency, currency } : withoutCurrency)
          }
          options={[
            { value: 'CNY', label: t('walletTypes.CNY') },
            { value: 'USDT', label: t('walletTypes.USDT') },
          ]}
        />
      )}
      <Select
        label={t('records.kind')}
        size="s"
        value={search.kind ?? 'all'}
        onChange={(kind) => onChange(kind === 'all' ? withoutKind : { ...withoutKind, kind })}
        options={[
          { value: 'all' as const, label: t('records.allKinds') },
          ...kinds.entries.map(({ code, label }) => ({ value: code, label })),
        ]}
      />
      <DateRange
        locale={locale}
        names={{ range: t('records.range'), from: t('records.from'), to: t('records.to') }}
        value={{ from: search.from ?? '', to: search.to ?? '' }}
        max={locale.today}
        onChange={({ from, to }) =>
          onChange({ ...withoutDays, ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) })
        }
      />
    </search>
  );
}
