import { badgeFont } from './badge-font.ts';
import { VipBadge } from '../vip-badge.tsx';

/** The badge of VIP 3 as a file. */
export const Badge3 = () => <VipBadge level={3} size={128} font={badgeFont} />;
