import { campaignCategories } from '@fairway/contract/promotions/kinds.ts';
import type { ActivityCard } from '@fairway/contract/promotions/schemas.ts';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { CampaignPicture } from '../art/campaign-picture.tsx';
import { Deadline } from '../parts/deadline.tsx';
import { enumLabel } from '../parts/enum-label.ts';
import { phaseOf } from '../parts/phase.ts';
import { PhaseTag } from '../parts/phase-tag.tsx';
import styles from './campaign-card.module.css';

/** A campaign on the wall: its scene with the title, what one gets, and until when. The whole card leads to its page. */
export function CampaignCard({ activity }: { activity: ActivityCard }) {
  const { t } = useTranslation('promotions');
  const { kind, path, title, summary, category, art } = activity;
  const phase = phaseOf(activity);
  const isOpen = phase === 'running';
  return (
    <Link
      to={path}
      className={cardClass({ pad: 'none', lift: true }, styles.card)}
      data-phase={phase}
      data-campaign={path}
    >
      <span className={clsx(styles.art, phase === 'ended' && styles.over)}>
        <CampaignPicture art={art} />
        <span className={styles.shade}>
          <Tag tone="picture">{enumLabel(campaignCategories, category)}</Tag>
          <h3>{title}</h3>
        </span>
      </span>
      <span className={styles.body}>
        <span className={styles.get}>
          <span>{t('card.get')}</span>
          <b>{summary}</b>
        </span>
        <span className={styles.foot}>
          <span className={styles.state}>
            <PhaseTag activity={activity} />
            <Deadline activity={activity} />
          </span>
          <span
            className={buttonClass({ size: 's', variant: isOpen && kind === 'sign' ? 'action' : 'quiet' })}
            aria-hidden
          >
            {t(isOpen && kind === 'sign' ? 'card.toSign' : 'card.open')}
          </span>
        </span>
      </span>
    </Link>
  );
}
