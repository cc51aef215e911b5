-- What every visitor of a cup reads, added up as votes are cast: a count of all votes costs more with each of them (decision 0135).
create table promotions_star_votes (
  kind text not null,
  no integer not null,
  star text not null,
  votes integer not null check (votes > 0),
  primary key (kind, no, star)
);
create table promotions_fans (
  kind text not null,
  no integer not null,
  member_id text not null,
  votes integer not null check (votes > 0),
  -- Votes by star.
  stars jsonb not null,
  -- Of the latest vote: of equals the one who had them first is before the others.
  voted_at timestamptz not null,
  primary key (kind, no, member_id)
);
create index promotions_fans_by_votes on promotions_fans (kind, no, votes desc, voted_at, member_id);

create function promotions_add_up_votes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into promotions_star_votes as known (kind, no, star, votes)
  select kind, no, star, count(*) from cast_now group by kind, no, star order by kind, no, star
  on conflict (kind, no, star) do update set votes = known.votes + excluded.votes;
  insert into promotions_fans as known (kind, no, member_id, votes, stars, voted_at)
  select kind, no, member_id, sum(votes), jsonb_object_agg(star, votes), max(voted_at)
  from (
    select kind, no, member_id, star, count(*) as votes, max(voted_at) as voted_at from cast_now group by kind, no, member_id, star
  ) as by_star
  group by kind, no, member_id order by kind, no, member_id
  on conflict (kind, no, member_id) do update set
    votes = known.votes + excluded.votes,
    stars = known.stars || (
      select jsonb_object_agg(e.key, e.value::integer + coalesce((known.stars ->> e.key)::integer, 0))
      from jsonb_each_text(excluded.stars) as e),
    voted_at = greatest(known.voted_at, excluded.voted_at);
  return null;
end $$;
create trigger promotions_votes_add_up after insert on promotions_votes referencing new table as cast_now
  for each statement execute function promotions_add_up_votes();
revoke execute on function promotions_add_up_votes from public, fairway_app;

insert into promotions_star_votes (kind, no, star, votes)
select kind, no, star, count(*) from promotions_votes group by kind, no, star;
insert into promotions_fans (kind, no, member_id, votes, stars, voted_at)
select kind, no, member_id, sum(votes), jsonb_object_agg(star, votes), max(voted_at)
from (
  select kind, no, member_id, star, count(*) as votes, max(voted_at) as voted_at from promotions_votes
  group by kind, no, member_id, star
) as by_star
group by kind, no, member_id;
drop index promotions_votes_of_campaign;

-- Only votes change them.
revoke insert, update, delete, truncate on promotions_star_votes, promotions_fans from fairway_app;
