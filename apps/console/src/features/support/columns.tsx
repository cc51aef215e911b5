import type { QueuedFeedback } from '@fairway/contract/support/operator-schemas.ts';
import { feedbackCategories, feedbackTypes } from '@fairway/contract/support/feedback.ts';
import { PictureOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { Button, Typography } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../lib/components/status-tag.tsx';
import { Ago } from '../../lib/components/time.tsx';
import { locale } from '../../lib/i18n.ts';

/** The list's columns; the last one opens the feedback. */
export function feedbackColumns(
  t: TFunction<'support'>,
  open: (feedback: QueuedFeedback) => void,
): ColumnsType<QueuedFeedback> {
  return [
    {
      title: t('column.member'),
      key: 'member',
      render: (_, { member }) => (
        <Link to="/console/members/$memberId" params={{ memberId: member.id }}>
          {member.name}
        </Link>
      ),
    },
    {
      title: t('column.category'),
      key: 'category',
      render: (_, { category }) => feedbackCategories.label(category, locale()),
    },
    { title: t('column.type'), key: 'type', render: (_, { type }) => feedbackTypes.label(type, locale()) },
    {
      title: t('column.content'),
      key: 'content',
      render: (_, { content, pictures }) => (
        <Typography.Text ellipsis style={{ maxWidth: 420 }}>
          {pictures.length > 0 && (
            <PictureOutlined
              aria-label={t('pictures', { count: pictures.length })}
              style={{ marginInlineEnd: 6 }}
            />
          )}
          {content}
        </Typography.Text>
      ),
    },
    { title: t('column.at'), key: 'at', render: (_, { at }) => <Ago at={at} /> },
    {
      title: t('column.status'),
      key: 'status',
      render: (_, { isReply, repliedBy }) =>
        isReply ? (
          <StatusTag tone="good">{t('answeredBy', { name: repliedBy })}</StatusTag>
        ) : (
          <StatusTag tone="waiting">{t('status.waiting')}</StatusTag>
        ),
    },
    {
      title: t('column.act'),
      key: 'act',
      render: (_, feedback) => (
        <Button size="small" onClick={() => open(feedback)}>
          {feedback.isReply ? t('open') : t('reply')}
        </Button>
      ),
    },
  ];
}
