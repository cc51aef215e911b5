import { badgeFont } from './badge-font.ts';
import { VipBadge } from '../vip-badge.tsx';

/** The badge of VIP 2 as a file. */
export const Badge2 = () => <VipBadge level={2} size={128} font={badgeFont} />;
