import { badgeFont } from './badge-font.ts';
import { VipBadge } from '../vip-badge.tsx';

/** The badge of VIP 5 as a file. */
export const Badge5 = () => <VipBadge level={5} size={128} font={badgeFont} />;
