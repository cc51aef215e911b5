import { Card } from '@fairway/ui/components/card/card.tsx';
import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { IconWallet } from '@fairway/ui/icons/money.tsx';
import { IconExternal, IconSwap } from '@fairway/ui/icons/arrow.tsx';
import { useTranslation } from 'react-i18next';
import styles from './hall.module.css';

const steps = [
  ['send', IconSwap],
  ['enter', IconExternal],
  ['bring', IconWallet],
] as const;

/** How money goes into a venue and home again, in three steps. */
export function HallSteps() {
  const { t } = useTranslation('venues');
  return (
    <section aria-labelledby="hall-steps">
      <SectionHead id="hall-steps" title={t('steps.title')} />
      <ol className={styles.three}>
        {steps.map(([step, Icon]) => (
          <li key={step}>
            <Card pad="l" className={styles.step}>
              <span>
                <Icon size={20} />
              </span>
              <h3>{t(`steps.${step}`)}</h3>
              <p>{t(`steps.${step}Text`)}</p>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}
