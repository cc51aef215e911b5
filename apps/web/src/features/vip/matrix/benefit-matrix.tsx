import type { GradeBenefits, GradeConfig } from '@fairway/contract/vip/schemas.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { BadgePicture } from '../badge-picture.tsx';
import styles from './benefit-matrix.module.css';
import { useBenefitRows } from './use-benefit-rows.tsx';

interface BenefitMatrixProps {
  grades: readonly GradeConfig[];
  /** Rebates and service; undefined until they have come. */
  levels: readonly GradeBenefits[] | undefined;
  /** The member's level; undefined for a visitor. */
  own: number | undefined;
  /** Rebates have no cap a day. */
  isUnlimited: boolean;
}

/** Every benefit against every level, the own column in gold. */
export function BenefitMatrix({ grades, levels, own, isUnlimited }: BenefitMatrixProps) {
  const { t } = useTranslation('vip');
  const rows = useBenefitRows(grades, levels);
  const columnOf = (level: number) =>
    clsx(
      level === own && styles.own,
      own !== undefined && level < own && styles.past,
      own !== undefined && level === own + 1 && styles.next,
    );
  return (
    <section>
      <div className={styles.head}>
        <h2>{t('matrix.title')}</h2>
        <p>{t(own === undefined ? 'matrix.unit' : 'matrix.unitOwn')}</p>
        {isUnlimited && <Tag tone="gold">{t('matrix.unlimitedRebate')}</Tag>}
      </div>
      <Card className={styles.matrix}>
        <table>
          <caption className={styles.caption}>{t('matrix.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('matrix.corner')}</th>
              {grades.map(({ name: level }) => (
                <th key={level} scope="col" className={columnOf(level)}>
                  <BadgePicture level={level} size={40} />
                  <span>VIP {level}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, icon, title, note, cells }) => (
              <tr key={key} data-benefit={key}>
                <th scope="row">
                  <div>
                    {icon}
                    <div>
                      <b>{title}</b>
                      <span>{note}</span>
                    </div>
                  </div>
                </th>
                {cells.map((cell, level) => (
                  <td key={grades[level]?.name} className={columnOf(level)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}
