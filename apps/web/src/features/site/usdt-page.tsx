import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './usdt-page.module.css';

const steps = ['network', 'address', 'send', 'credit'] as const;
const questions = ['what', 'networks', 'rate', 'late'] as const;

/** What USDT is and how it comes into the wallet: the introduction that the deposit page leads to. */
export function UsdtPage() {
  const { t } = useTranslation('site');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('usdt.title')}</h1>
      <p className={styles.lead}>{t('usdt.lead')}</p>
      <section aria-labelledby="usdt-steps">
        <h2 id="usdt-steps">{t('usdt.stepsTitle')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`usdt.steps.${step}.title`)}</h3>
              <p>{t(`usdt.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <Notice tone="warning" title={t('usdt.warning')}>
        {t('usdt.warningText')}
      </Notice>
      <section aria-labelledby="usdt-questions" className={styles.questions}>
        <h2 id="usdt-questions">{t('usdt.questionsTitle')}</h2>
        <dl>
          {questions.map((question) => (
            <div key={question}>
              <dt>{t(`usdt.questions.${question}.title`)}</dt>
              <dd>{t(`usdt.questions.${question}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Link to="/app/myCenter/deposit" className={buttonClass({ size: 'l' })}>
        {t('usdt.deposit')}
      </Link>
    </div>
  );
}
