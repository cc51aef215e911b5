import { RoomCover } from '@fairway/ui/art/room/room-cover.tsx';

export const FootballRoom = () => <RoomCover scene="pitch" host="小满" />;
