import { fishCodes } from '@fairway/fair-games';
import { useTranslation } from 'react-i18next';
import type { PoolDetails } from '../api/shapes.ts';
import { chanceText } from './chance-text.ts';
import styles from './below.module.css';

/** Every fish: what it pays and with what chance, and the rules in words. */
export function KindsPanel({ kinds, rtp }: Pick<PoolDetails, 'kinds' | 'rtp'>) {
  const { t } = useTranslation('fishing');
  return (
    <div className={styles.panel}>
      <table className={styles.table}>
        <caption>{t('rules.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rules.fish')}</th>
            <th scope="col">{t('rules.pays')}</th>
            <th scope="col">{t('rules.chance')}</th>
            <th scope="col">{t('rules.rtp')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ fish, multiple, awards, chance }) => {
            const code = fishCodes.find((one) => one === fish);
            return (
              <tr key={fish}>
                <th scope="row">{code ? t(`kinds.${code}`) : fish}</th>
                <td>
                  {awards.length === 0 ? `×${multiple}` : awards.map((award) => `×${award}`).join(' / ')}
                </td>
                <td>{chanceText(chance)}</td>
                <td>{rtp}%</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{t('rules.hit')}</p>
      <p>{t('rules.drawn')}</p>
      <p>{t('rules.returned')}</p>
      <p>{t('rules.fair')}</p>
    </div>
  );
}
