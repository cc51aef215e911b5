import { campaignCategories } from '@fairway/contract/promotions/kinds.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { IconChevronLeft } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CampaignPicture } from '../art/campaign-picture.tsx';
import { Deadline } from '../parts/deadline.tsx';
import { enumLabel } from '../parts/enum-label.ts';
import { PhaseTag } from '../parts/phase-tag.tsx';
import styles from './campaign-hero.module.css';

/** The campaign's scene with its title, and whether it runs. */
export function CampaignHero({ activity }: { activity: Activity }) {
  const { t } = useTranslation('promotions');
  const { title, summary, category, art } = activity;
  return (
    <div className={styles.hero}>
      <span className={styles.art}>
        <CampaignPicture art={art} />
      </span>
      <div className={styles.text}>
        <Link to="/app/activity" className={styles.back}>
          <IconChevronLeft size={16} />
          {t('back')}
        </Link>
        <h1>{title}</h1>
        <p>{summary}</p>
        <div className={styles.facts}>
          <Tag tone="picture">{enumLabel(campaignCategories, category)}</Tag>
          <PhaseTag activity={activity} onPicture />
          <Deadline activity={activity} />
        </div>
      </div>
    </div>
  );
}
