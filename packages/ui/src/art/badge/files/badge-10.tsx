import { badgeFont } from './badge-font.ts';
import { VipBadge } from '../vip-badge.tsx';

/** The badge of VIP 10 as a file. */
export const Badge10 = () => <VipBadge level={10} size={128} font={badgeFont} />;
