import type { EuroFan } from '@fairway/contract/promotions/euro/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import styles from './euro.module.css';

/** The members who voted most, by first and last letter. */
export function FansRank({ fans }: { fans: readonly EuroFan[] }) {
  const { t } = useTranslation('euro');
  return (
    <Panel title={t('fans.title')} pad="l">
      {fans.length === 0 ? (
        <p className={styles.note}>{t('fans.none')}</p>
      ) : (
        <table className={styles.fans} aria-label={t('fans.title')}>
          <thead>
            <tr>
              <th scope="col">{t('fans.place')}</th>
              <th scope="col">{t('fans.name')}</th>
              <th scope="col">{t('fans.star')}</th>
              <th scope="col">{t('fans.votes')}</th>
            </tr>
          </thead>
          <tbody>
            {fans.map(({ place, name, star, votes, isOwn }) => (
              <tr key={place} data-own={isOwn}>
                <td>{place}</td>
                <th scope="row">{isOwn ? t('fans.you', { name }) : name}</th>
                <td>{star}</td>
                <td>{votes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
