import { betStatuses } from '@fairway/contract/sportsbook/states.ts';
import { Button, Flex, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { TimeField } from '../../../lib/fields/time-field.tsx';
import type { BetSearch } from './use-traded-bets.ts';

interface BetFiltersProps {
  search: BetSearch;
  onSearch: (search: BetSearch) => void;
}

/** What a bet is looked for by. */
export function BetFilters({ search, onSearch }: BetFiltersProps) {
  const { t } = useTranslation('sportsbook');
  const submit = (values: Record<keyof BetSearch, string | null | undefined>) => {
    const filled = Object.entries(values).flatMap(([field, value]) => {
      const typed = value?.trim();
      return typed ? [[field, typed]] : [];
    });
    onSearch(Object.fromEntries(filled));
  };
  return (
    <Form layout="vertical" initialValues={search} onFinish={submit} aria-label={t('bet.search')}>
      <Flex gap={12} wrap align="end">
        <Form.Item name="billNo" label={t('bet.number')}>
          <Input allowClear style={{ width: 220 }} />
        </Form.Item>
        <Form.Item name="member" label={t('bet.member')}>
          <Input allowClear placeholder={t('bet.memberHint')} style={{ width: 160 }} />
        </Form.Item>
        <Form.Item name="fixtureId" label={t('bet.fixture')}>
          <Input allowClear style={{ width: 120 }} />
        </Form.Item>
        <Form.Item name="status" label={t('bet.statusOf')}>
          <Select
            allowClear
            placeholder={t('bet.any')}
            style={{ width: 140 }}
            options={betStatuses.map((value) => ({ value, label: t(`bet.status.${value}`) }))}
          />
        </Form.Item>
      </Flex>
      <Flex gap={12} wrap align="end">
        <TimeField name={['from']} label={t('bet.from')} />
        <TimeField name={['to']} label={t('bet.to')} />
        <Form.Item>
          <Flex gap={8}>
            <Button type="primary" htmlType="submit">
              {t('bet.search')}
            </Button>
            <Button onClick={() => onSearch({})}>{t('bet.clear')}</Button>
          </Flex>
        </Form.Item>
      </Flex>
    </Form>
  );
}
