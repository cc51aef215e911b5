import type { Feedback } from '@fairway/contract/support/schemas.ts';
import { feedbackCategories, feedbackTypes } from '@fairway/contract/support/feedback.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { IconHeadset } from '@fairway/ui/icons/talk.tsx';
import { IconClock } from '@fairway/ui/icons/state.tsx';
import { useTranslation } from 'react-i18next';
import { Time } from '../../../lib/time.tsx';
import { useDictionary } from '../../../lib/use-dictionary.ts';
import { FeedbackPicture } from './feedback-picture.tsx';
import styles from './list.module.css';

/** One feedback with its pictures, whether it is answered, and the answer. */
export function FeedbackRow({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('support');
  const categories = useDictionary('feedbackCategory', feedbackCategories);
  const types = useDictionary('feedbackType', feedbackTypes);
  const { category, type, content, at, isReply, replyContent, replyAt, pictures } = feedback;
  const isWish = category === feedbackCategories.codes.wish;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Tag tone={isWish ? 'gold' : 'azure'}>{categories.label(category)}</Tag>
        {!isWish && <span className={styles.quiet}>{types.label(type)}</span>}
        <Time at={at} className={styles.time} />
        {isReply ? (
          <Tag tone="ok" icon={<IconCheck size={12} />}>
            {t('list.answered')}
          </Tag>
        ) : (
          <Tag icon={<IconClock size={12} />}>{t('list.waiting')}</Tag>
        )}
      </div>
      <p className={styles.text}>{content}</p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((address, index) => (
            <li key={address}>
              <FeedbackPicture
                name={address.slice(address.lastIndexOf('/') + 1)}
                label={t('pictures.number', { number: index + 1 })}
              />
            </li>
          ))}
        </ul>
      )}
      {isReply && (
        <div className={styles.reply}>
          <p className={styles.from}>
            <IconHeadset size={16} />
            <b>{t('list.reply')}</b>
            {replyAt !== null && <Time at={replyAt} className={styles.time} />}
          </p>
          <p className={styles.text}>{replyContent}</p>
        </div>
      )}
    </li>
  );
}
