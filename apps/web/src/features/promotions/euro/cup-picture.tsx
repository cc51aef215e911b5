import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import type { EuroConfig } from '../api/use-euro.ts';
import { clockTime } from '../parts/deadline.tsx';
import { timeLeft } from '../parts/time-left.ts';
import styles from './euro.module.css';

/** The cup's pictures with the countdown to the first kick-off and the button to the bets. */
export function CupPicture({ config }: { config: EuroConfig }) {
  const { activityCarnivalDetailConfig: detail, baseConfig } = config;
  return (
    <div
      className={styles.stage}
      style={{ backgroundImage: `url("${baseConfig.webBackgroundPicture}")` }}
      data-target={detail.targetTime}
    >
      <picture>
        <source media="(max-width: 720px)" srcSet={detail.imgUrlH5} />
        <img src={detail.imgUrlWeb} alt="" className={styles.wide} />
      </picture>
      <img src={baseConfig.webMainPicture} alt="" className={styles.trophy} />
      <div className={styles.stageText}>
        {detail.countdownConf && <Countdown text={detail.countdownTxt} target={detail.targetTime} />}
        {detail.betBtnConf.show && (
          <>
            <p>{detail.betConfContent}</p>
            <a href={detail.betBtnConf.url} className={buttonClass({ variant: 'gold', size: 'm' })}>
              {detail.betBtnConf.text}
            </a>
          </>
        )}
      </div>
    </div>
  );
}

function Countdown({ text, target }: { text: string; target: string }) {
  const { t } = useTranslation('promotions');
  const { t: own } = useTranslation('euro');
  const now = useNow(1000);
  const milliseconds = new Date(target).getTime() - now;
  const rest = timeLeft(milliseconds);
  const left = 'clock' in rest ? rest.clock : t('time.days', rest);
  return (
    <p className={styles.countdown}>
      {milliseconds > 0 ? (
        <>
          <span>{text}</span>
          <b {...{ role: 'timer' }}>{left}</b>
        </>
      ) : (
        <b>{own('begun')}</b>
      )}
      <time dateTime={target}>{clockTime(target)}</time>
    </p>
  );
}
