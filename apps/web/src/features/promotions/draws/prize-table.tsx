import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import type { DrawConfig } from '../api/use-draw.ts';
import { chanceText } from './chance-text.ts';
import styles from './draws.module.css';

/** The prizes in the order of the list with their chances, and which are used up. */
export function PrizeTable({ config: { prizes, consolation } }: { config: DrawConfig }) {
  const { t } = useTranslation('draws');
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const title = prizes.find(({ code }) => code === consolation)?.title ?? '';
  return (
    <Panel title={t('prizes.title')} pad="l">
      <table className={styles.prizes}>
        <thead>
          <tr>
            <th scope="col">{t('prizes.name')}</th>
            <th scope="col">{t('prizes.chance')}</th>
            <th scope="col">{t('prizes.state')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ code, title: name, weight, isLeft }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td>{chanceText(weight, total)}</td>
              <td>{t(isLeft ? 'prizes.left' : 'prizes.gone')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('prizes.note', { title })}</p>
    </Panel>
  );
}
