/* oxlint-disable import/default -- what is imported is the drawing's address, which the build makes (build/drawn-pictures.ts) */
import { campaignArts, type CampaignArt } from '@fairway/contract/promotions/kinds.ts';
import ball from '@fairway/ui/art/campaign/ball-campaign.tsx?drawn';
import cake from '@fairway/ui/art/campaign/cake-campaign.tsx?drawn';
import calendar from '@fairway/ui/art/campaign/calendar-campaign.tsx?drawn';
import coins from '@fairway/ui/art/campaign/coins-campaign.tsx?drawn';
import crown from '@fairway/ui/art/campaign/crown-campaign.tsx?drawn';
import drum from '@fairway/ui/art/campaign/drum-campaign.tsx?drawn';
import envelope from '@fairway/ui/art/promo/envelope-banner.tsx?drawn';
import box from '@fairway/ui/art/promo/gift-banner.tsx?drawn';
import { clsx } from 'clsx';
import styles from './campaign-picture.module.css';

const drawings: Readonly<Record<CampaignArt, string>> = {
  calendar,
  envelope,
  box,
  cake,
  drum,
  ball,
  crown,
  coins,
};

/** The scene of a campaign, filling its box; its things stand at the right, the left is for text. Decorative. */
export function CampaignPicture({ art, className }: { art: string; className?: string | undefined }) {
  const known = campaignArts.find((each) => each === art) ?? 'box';
  return (
    <img
      className={clsx(styles.picture, className)}
      src={drawings[known]}
      alt=""
      data-art={known}
      decoding="async"
    />
  );
}
