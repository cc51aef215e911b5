import { withdrawalStatuses } from '@fairway/contract/withdrawals/statuses.ts';
import { Flex, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { isOpenStatus, withdrawalLabel } from '../case/status.ts';
import type { QueueFilters } from '../use-withdrawals.ts';

interface QueueFiltersBarProps {
  filters: QueueFilters;
  counts: { reviewing: number; frozen: number; paying: number } | undefined;
  onChange: (filters: QueueFilters) => void;
}

/** Open states with their counts side by side, ended ones in a list, the currency; all of it is in the address. */
export function QueueFiltersBar({ filters, counts, onChange }: QueueFiltersBarProps) {
  const { t } = useTranslation('cashier');
  const ended = withdrawalStatuses.codeList.filter((status) => !isOpenStatus(status));
  const count = (value: number | undefined) => (value === undefined ? '' : ` ${value}`);
  const all = counts && counts.reviewing + counts.frozen + counts.paying;
  const setStatus = (status: QueueFilters['status'] | 'open') =>
    onChange({
      ...(filters.currency ? { currency: filters.currency } : {}),
      ...(status && status !== 'open' ? { status } : {}),
    });
  const isEnded = filters.status !== undefined && ended.includes(filters.status);
  return (
    <Flex gap={12} wrap>
      <Segmented<'open' | 'reviewing' | 'frozen' | 'paying' | 'ended'>
        aria-label={t('queue.status')}
        value={isEnded ? 'ended' : ((filters.status as 'reviewing' | undefined) ?? 'open')}
        onChange={(value) => setStatus(value === 'ended' ? 'completed' : value)}
        options={[
          { value: 'open', label: t('queue.open') + count(all) },
          { value: 'reviewing', label: withdrawalLabel('reviewing') + count(counts?.reviewing) },
          { value: 'frozen', label: withdrawalLabel('frozen') + count(counts?.frozen) },
          { value: 'paying', label: withdrawalLabel('paying') + count(counts?.paying) },
          { value: 'ended', label: t('queue.ended') },
        ]}
      />
      {isEnded && (
        <Select
          aria-label={t('queue.endedStatus')}
          value={filters.status ?? null}
          onChange={setStatus}
          options={ended.map((status) => ({ value: status, label: withdrawalLabel(status) }))}
          style={{ width: 150 }}
        />
      )}
      <Segmented<'all' | 'CNY' | 'USDT'>
        aria-label={t('queue.currency')}
        value={filters.currency ?? 'all'}
        onChange={(value) =>
          onChange({
            ...(filters.status ? { status: filters.status } : {}),
            ...(value === 'all' ? {} : { currency: value }),
          })
        }
        options={[
          { value: 'all', label: t('queue.allCurrencies') },
          { value: 'CNY', label: 'CNY' },
          { value: 'USDT', label: 'USDT' },
        ]}
      />
    </Flex>
  );
}
