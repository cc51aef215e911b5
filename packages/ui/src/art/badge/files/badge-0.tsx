import { badgeFont } from './badge-font.ts';
import { VipBadge } from '../vip-badge.tsx';

/** The badge of VIP 0 as a file. */
export const Badge0 = () => <VipBadge level={0} size={128} font={badgeFont} />;
