-- That a member has shown to be the owner since half of a limit on gifts was reached in a period: once for the period.
create table risk_tip_proofs (
  shard_id smallint not null,
  member_id text not null,
  period text not null check (period in ('day', 'week', 'month')),
  began date not null,
  proven_at timestamptz not null default platform_now(),
  primary key (shard_id, member_id, period, began)
);
revoke update, truncate on risk_tip_proofs from fairway_app;

-- Refuses by the name risk_tip_proofs a gift before which the sum of a period had come to half of its limit, the tighter of the member's and the
-- site's (fen), where the member gave no proof in that period. To be called after risk_count_tips, which counts these gifts and holds the sums.
create function risk_judge_tip_proofs(subjects text[], shards smallint[], members text[], coins bigint[], day_most bigint[], week_most bigint[],
  month_most bigint[]) returns void language plpgsql set enable_seqscan = off as $$
declare
  refused jsonb;
begin
  select jsonb_agg(distinct t.subject) into refused
  from (
    select tip.*, sum(risk_fen_of('COIN', tip.given)) over (
      partition by tip.shard, tip.member order by tip.place desc rows between unbounded preceding and current row) as from_here
    from unnest(subjects, shards, members, coins, day_most, week_most, month_most) with ordinality
      as tip (subject, shard, member, given, day_max, week_max, month_max, place)) as t
  join risk_play_sums s on s.shard_id = t.shard and s.member_id = t.member
  cross join lateral (values
    ('day', s.tipped_day, t.day_max, s.day), ('week', s.tipped_week, t.week_max, s.week), ('month', s.tipped_month, t.month_max, s.month)
  ) as p (period, tipped, site_most, began)
  left join risk_play_limits l on l.shard_id = t.shard and l.member_id = t.member and l.kind = 'tip' and l.period = p.period
  where (p.tipped - t.from_here) * 2 >= least(p.site_most, l.amount)
    and not exists (
      select from risk_tip_proofs f
      where f.shard_id = t.shard and f.member_id = t.member and f.period = p.period and f.began = p.began);
  if refused is not null then
    raise exception 'half of a limit on gifts is reached without a proof'
      using errcode = 'check_violation', constraint = 'risk_tip_proofs', detail = refused::text;
  end if;
end $$;
