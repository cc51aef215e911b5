export { pictureSources } from './media/picture-sources.ts';
export { selectRoom as findRoom } from './rooms/rooms-store.ts';
export type { RoomRow } from './tables.ts';
export { roomAudiences, type RoomAudience } from './rooms/room-audience.ts';
export { anchorMemberOf, findRooms, followedMinutes } from './rooms/room-people-store.ts';
export { isShownAtTop } from './gifts/boards/boards-store.ts';
