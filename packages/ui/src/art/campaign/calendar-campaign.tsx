import { CalendarBanner } from '../promo/calendar-banner.tsx';

/** The scene of a campaign of days: a week with four of them ticked. */
export const CalendarCampaign = () => <CalendarBanner prize="¥" />;
