import { RoomCover } from '@fairway/ui/art/room/room-cover.tsx';

export const LotteryRoom = () => <RoomCover scene="court" host="南风" />;
