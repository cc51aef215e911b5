import { UsdtPicture } from '@fairway/ui/art/usdt/usdt-picture.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../../../../lib/pictures/drawing.tsx';
import { NetworkTable } from './network-table.tsx';
import { UsdtRate } from './usdt-rate.tsx';
import styles from './introduction-page.module.css';

/** The introduction list; every text of it is a translation key (specification section 2). */
const items = ['token', 'network', 'exchange', 'wallet', 'confirm', 'safe'] as const;
const questions = ['rate', 'omni', 'fee', 'late'] as const;

/** What USDT is, how it comes into the wallet and leaves it, and which network to take. */
export function UsdtIntroductionPage() {
  const { t } = useTranslation('usdt');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Drawing of="token" />
        <div className={styles.text}>
          <h1 className={styles.title}>{t('info.title')}</h1>
          <p>{t('info.lead')}</p>
          <div className={styles.acts}>
            <Link to="/app/myCenter/deposit" className={buttonClass({})}>
              {t('info.deposit')}
            </Link>
            <Link to="/app/myCenter/withdrawals" className={styles.second}>
              {t('info.withdraw')}
            </Link>
          </div>
        </div>
      </header>
      <section aria-labelledby="usdt-list">
        <div className={styles.bar}>
          <h2 id="usdt-list">{t('info.listTitle')}</h2>
          <UsdtRate />
        </div>
        <ol className={styles.items}>
          {items.map((item) => (
            <li key={item}>
              <div className={styles.picture}>
                <UsdtPicture subject={item} />
              </div>
              <h3>{t(`info.items.${item}.title`)}</h3>
              <p>{t(`info.items.${item}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <NetworkTable />
      <Notice tone="warning" title={t('info.warning')}>
        {t('info.warningText')}
      </Notice>
      <section aria-labelledby="usdt-questions" className={styles.questions}>
        <h2 id="usdt-questions">{t('info.questionsTitle')}</h2>
        <dl>
          {questions.map((question) => (
            <div key={question}>
              <dt>{t(`info.questions.${question}.title`)}</dt>
              <dd>{t(`info.questions.${question}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
