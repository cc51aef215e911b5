import { RoomCover } from '@fairway/ui/art/room/room-cover.tsx';

export const SlotsRoom = () => <RoomCover scene="desk" host="老周" />;
