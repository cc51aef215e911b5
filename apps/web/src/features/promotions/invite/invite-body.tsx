import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { language } from '../../../lib/i18n.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useInvite } from '../api/use-invite.ts';
import { PrizeRow } from './prize-row.tsx';
import styles from './invite.module.css';

/** The prizes by qualified friends, and what is missing of each friend. Visitors and previews show the prizes alone. */
export function InviteBody({ activity: { terms, isPreview } }: { activity: Activity }) {
  const { t } = useTranslation('promotions');
  const { data } = useInvite(!isPreview);
  const listed = new Intl.ListFormat(language());
  if (terms.kind !== 'invite') return null;
  const prizes =
    data?.prizes ?? terms.steps.map(({ friends, prize }) => ({ friends, prize, state: 'locked' as const }));
  return (
    <>
      <Panel title={t('invite.prizes')} pad="l">
        <ol className={styles.prizes} aria-label={t('invite.prizes')}>
          {prizes.map((prize) => (
            <PrizeRow key={prize.friends} prize={prize} qualified={data?.qualified ?? 0} />
          ))}
        </ol>
      </Panel>
      {data && (
        <Panel title={t('invite.friends')} pad="l">
          {data.friends.length === 0 ? (
            <p className={styles.note}>{t('invite.none')}</p>
          ) : (
            <ul className={styles.friends}>
              {data.friends.map(({ name, at, missing }) => (
                <li key={`${name} ${at}`}>
                  <b>{name}</b>
                  <time dateTime={at}>{formatTime(at, 'day')}</time>
                  <span className={missing.length === 0 ? styles.complete : styles.note}>
                    {missing.length === 0
                      ? t('invite.complete')
                      : t('invite.missing', {
                          what: listed.format(missing.map((each) => t(`invite.need.${each}`))),
                        })}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      )}
    </>
  );
}
