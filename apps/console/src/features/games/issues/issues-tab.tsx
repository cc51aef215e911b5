import { issueStates, lotteryCodes } from '@fairway/contract/lottery/codes.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Flex, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { useIssues } from '../use-games.ts';
import { issueColumns } from './issue-columns.tsx';

const route = getRouteApi('/shell/console/games');

/** Issues of one lottery, newest first. */
export function IssuesTab() {
  const { t } = useTranslation('games');
  const { lottery = 'k3', state } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useIssues(lottery, state);
  return (
    <Flex vertical gap={16}>
      <Flex gap={16} wrap align="center">
        <Segmented
          aria-label={t('issue.lottery')}
          value={lottery}
          options={lotteryCodes.map((value) => ({ value, label: t(`names.${value}`) }))}
          onChange={(value) => void navigate({ search: (old) => ({ ...old, lottery: value }) })}
        />
        <Select
          aria-label={t('issue.stateOf')}
          allowClear
          placeholder={t('issue.anyState')}
          style={{ width: 200 }}
          value={state ?? null}
          options={issueStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          onChange={(value: (typeof issueStates)[number] | null | undefined) =>
            void navigate({ search: { tab: 'issues', lottery, ...(value ? { state: value } : {}) } })
          }
        />
      </Flex>
      <ListTable
        list={list}
        rows={list.pages.flatMap((page) => page.issues)}
        rowKey={({ issue }) => issue}
        columns={issueColumns(t)}
        empty={{ title: t('issue.none'), text: t('issue.noneHint') }}
        label={t('issue.title')}
      />
    </Flex>
  );
}
