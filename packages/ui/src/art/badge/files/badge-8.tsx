import { badgeFont } from './badge-font.ts';
import { VipBadge } from '../vip-badge.tsx';

/** The badge of VIP 8 as a file. */
export const Badge8 = () => <VipBadge level={8} size={128} font={badgeFont} />;
