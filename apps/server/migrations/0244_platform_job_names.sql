-- Jobs by the trade's words, as logs and figures name them. What is queued under an old name, and which periods have had their job, go
-- with the name; a new database has no queue yet.
do $$
declare
  renamed text[][] := array[
      array['risk.sweep-attempts', 'risk.clean-up-attempts'],
      array['members.sweep-pictures', 'members.clean-up-pictures'],
      array['members.sweep-tickets', 'members.clean-up-tickets'],
      array['messages.sweep-inbox', 'messages.clean-up-inbox'],
      array['site.sweep-analytics', 'site.clean-up-analytics'],
      array['cashier.sweep-forgotten', 'cashier.retry-stuck-orders'],
      array['sportsbook.sweep-overdue', 'sportsbook.settle-overdue']
  ];
  pair text[];
begin
  foreach pair slice 1 in array renamed loop
    update platform_job_periods set task = pair[2] where task = pair[1];
    if to_regclass('graphile_worker._private_tasks') is not null then
      update graphile_worker._private_tasks set identifier = pair[2] where identifier = pair[1];
    end if;
  end loop;
end $$;
