import { badgeFont } from './badge-font.ts';
import { VipBadge } from '../vip-badge.tsx';

/** The badge of VIP 4 as a file. */
export const Badge4 = () => <VipBadge level={4} size={128} font={badgeFont} />;
