import { VenueLottery } from '@fairway/ui/art/venue/lottery.tsx';

export const LotteryRoom = () => <VenueLottery />;
