import { badgeFont } from './badge-font.ts';
import { VipBadge } from '../vip-badge.tsx';

/** The badge of VIP 1 as a file. */
export const Badge1 = () => <VipBadge level={1} size={128} font={badgeFont} />;
