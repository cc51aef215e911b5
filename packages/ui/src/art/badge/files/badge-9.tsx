import { badgeFont } from './badge-font.ts';
import { VipBadge } from '../vip-badge.tsx';

/** The badge of VIP 9 as a file. */
export const Badge9 = () => <VipBadge level={9} size={128} font={badgeFont} />;
