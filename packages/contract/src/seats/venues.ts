/** The venues whose money is bought in with a seat: tables between members, and pools of fish. */
export type SeatVenue = 'fairway-cards' | 'fairway-fishing';
