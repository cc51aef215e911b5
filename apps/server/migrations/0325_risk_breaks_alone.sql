-- Refuses by the name risk_play_break what a member on a break would play without a stake. Called with the members' sums counted and so
-- locked: a break that began before is seen.
create function risk_refuse_breaks(shards smallint[], members text[], instants timestamptz[])
returns void language plpgsql set enable_seqscan = off as $$
begin
  if exists (
    select from unnest(shards, members, instants) as played (shard, member, moment)
    join risk_play_breaks b on b.shard_id = played.shard and b.member_id = played.member
    where b.begins_at <= played.moment and (b.ends_at is null or b.ends_at > played.moment)
  ) then
    raise exception 'the member takes a break'
      using errcode = 'check_violation', constraint = 'risk_play_break';
  end if;
end $$;
