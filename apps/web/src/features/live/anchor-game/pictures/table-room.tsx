import { RoomCover } from '@fairway/ui/art/room/room-cover.tsx';

export const TableRoom = () => <RoomCover scene="wheel" host="阿岚" />;
