import { badgeFont } from './badge-font.ts';
import { VipBadge } from '../vip-badge.tsx';

/** The badge of VIP 6 as a file. */
export const Badge6 = () => <VipBadge level={6} size={128} font={badgeFont} />;
