-- The console counts the hands and the rake of 24 hours by table.
create index games_hands_ended on games_hands (ended_at) where ended_at is not null;
