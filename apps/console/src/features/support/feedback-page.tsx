import {
  feedbackCategories,
  feedbackStatuses,
  feedbackTypes,
  type FeedbackCategory,
  type FeedbackStatus,
  type FeedbackType,
} from '@fairway/contract/support/feedback.ts';
import type { QueuedFeedback } from '@fairway/contract/support/operator-schemas.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Flex, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../lib/components/clear-filters.tsx';
import { ListTable } from '../../lib/components/list-table.tsx';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { locale } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permissions.ts';
import { feedbackColumns } from './columns.tsx';
import { FeedbackDrawer } from './feedback-drawer.tsx';
import { useFeedbackQueue } from './use-feedback.ts';

const route = getRouteApi('/shell/console/feedback');

/** Members' problems, suggestions and wishes: those that wait oldest first, each answered once. Filters are in the address. */
export function FeedbackPage() {
  const { t } = useTranslation('support');
  const { status = 'waiting', ...narrowed } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useFeedbackQueue({ status, ...narrowed });
  const mayReply = usePermission('feedback.reply');
  const [opened, setOpened] = useState<QueuedFeedback>();
  const look = (next: { status?: FeedbackStatus; category?: FeedbackCategory; type?: FeedbackType }) =>
    void navigate({ search: next });
  const { category, type } = narrowed;
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <Flex gap={12} wrap>
        <Segmented<FeedbackStatus>
          aria-label={t('status.label')}
          value={status}
          options={feedbackStatuses.map((value) => ({
            value,
            label:
              value === 'waiting'
                ? t('status.waitingOf', { count: list.first?.waiting ?? 0 })
                : t(`status.${value}`),
          }))}
          onChange={(next) => look({ ...narrowed, ...(next === 'waiting' ? {} : { status: next }) })}
        />
        <Select<FeedbackCategory | 0>
          aria-label={t('column.category')}
          value={category ?? 0}
          style={{ width: 160 }}
          options={[
            { value: 0, label: t('anyCategory') },
            ...feedbackCategories.list.map((member) => ({ value: member.code, label: member[locale()] })),
          ]}
          onChange={(next) =>
            look({ status, ...(type ? { type } : {}), ...(next === 0 ? {} : { category: next }) })
          }
        />
        <Select<FeedbackType | 0>
          aria-label={t('column.type')}
          value={type ?? 0}
          style={{ width: 160 }}
          options={[
            { value: 0, label: t('anyType') },
            ...feedbackTypes.list.map((member) => ({ value: member.code, label: member[locale()] })),
          ]}
          onChange={(next) =>
            look({ status, ...(category ? { category } : {}), ...(next === 0 ? {} : { type: next }) })
          }
        />
      </Flex>
      <ListTable
        list={list}
        rows={list.pages.flatMap(({ feedback }) => feedback)}
        rowKey={({ id }) => id}
        columns={feedbackColumns(t, setOpened)}
        empty={{
          title: t(status === 'waiting' ? 'nothingWaits' : 'empty'),
          text: t(status === 'waiting' ? 'nothingWaitsHint' : 'emptyHint'),
          action: (category ?? type) !== undefined && <ClearFilters onClear={() => look({ status })} />,
        }}
        label={t('title')}
      />
      {opened && (
        <FeedbackDrawer feedback={opened} mayReply={mayReply} onClose={() => setOpened(undefined)} />
      )}
    </PageFrame>
  );
}
