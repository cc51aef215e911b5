import { badgeFont } from './badge-font.ts';
import { VipBadge } from '../vip-badge.tsx';

/** The badge of VIP 7 as a file. */
export const Badge7 = () => <VipBadge level={7} size={128} font={badgeFont} />;
