import type { QueuedFeedback } from '@fairway/contract/support/operator-schemas.ts';
import { feedbackCategories, feedbackTypes } from '@fairway/contract/support/feedback.ts';
import { Descriptions, Drawer, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../lib/components/time.tsx';
import { locale } from '../../lib/i18n.ts';
import { MemberPicture } from './member-picture.tsx';
import { ReplyForm } from './reply-form.tsx';

interface FeedbackDrawerProps {
  feedback: QueuedFeedback;
  mayReply: boolean;
  onClose: () => void;
}

/** One feedback whole, with its pictures, and the answer or the place to write it. */
export function FeedbackDrawer({ feedback, mayReply, onClose }: FeedbackDrawerProps) {
  const { t } = useTranslation('support');
  const { id, member, category, type, content, at, isReply, replyContent, replyAt, repliedBy } = feedback;
  const names = feedback.pictures.map((address) => address.slice(address.lastIndexOf('/') + 1));
  return (
    <Drawer open size={640} title={t('one', { name: member.name })} onClose={onClose}>
      <Flex vertical gap={16}>
        <Descriptions
          size="small"
          column={2}
          items={[
            {
              key: 'category',
              label: t('column.category'),
              children: feedbackCategories.label(category, locale()),
            },
            { key: 'type', label: t('column.type'), children: feedbackTypes.label(type, locale()) },
            { key: 'at', label: t('column.at'), children: <Moment at={at} /> },
          ]}
        />
        <Typography.Paragraph style={{ whiteSpace: 'pre-line', fontSize: 15 }}>
          {content}
        </Typography.Paragraph>
        {names.length > 0 && (
          <Flex gap={8} wrap>
            {names.map((name, index) => (
              <MemberPicture key={name} name={name} label={t('picture', { number: index + 1 })} />
            ))}
          </Flex>
        )}
        {isReply && (
          <section aria-label={t('answer')}>
            <Typography.Title level={2} style={{ fontSize: 15 }}>
              {t('answeredBy', { name: repliedBy })} {replyAt !== null && <Moment at={replyAt} />}
            </Typography.Title>
            <Typography.Paragraph style={{ whiteSpace: 'pre-line' }}>{replyContent}</Typography.Paragraph>
          </section>
        )}
        {!isReply && mayReply && <ReplyForm id={id} onDone={onClose} />}
      </Flex>
    </Drawer>
  );
}
