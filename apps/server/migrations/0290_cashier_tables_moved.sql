-- Tables, their indexes, constraints, triggers and jobs by the names of the modules that own them: chain, matching, identity, payout
-- methods and turnover were parts of the cashier once.
alter table cashier_chain_addresses rename to chain_addresses;
alter table cashier_chain_blocks rename to chain_blocks;
alter table cashier_chain_cursors rename to chain_cursors;
alter table cashier_chain_payouts rename to chain_payouts;
alter table cashier_chain_sweep_bids rename to chain_sweep_bids;
alter table cashier_chain_sweeps rename to chain_sweeps;
alter table cashier_chain_wallets rename to chain_wallets;
alter table cashier_signer_alarms rename to chain_signer_alarms;
alter table cashier_match_appeals rename to matching_appeals;
alter table cashier_match_log rename to matching_log;
alter table cashier_match_notices rename to matching_notices;
alter table cashier_match_orders rename to matching_orders;
alter table cashier_match_parts rename to matching_parts;
alter table cashier_match_statements rename to matching_statements;
alter table cashier_identities rename to identity_members;
alter table cashier_identity_checks rename to identity_checks;
alter table cashier_members rename to payout_methods_members;
alter table cashier_payout_methods rename to payout_methods;
alter table cashier_turnover_buckets rename to turnover_buckets;
alter table cashier_turnover_changes rename to turnover_changes;
alter table cashier_turnover_credits rename to turnover_credits;
alter table cashier_turnover_uses rename to turnover_uses;

do $$
declare
  renamed text[][] := array[
      array['cashier_chain_', 'chain_'],
      array['cashier_signer_', 'chain_signer_'],
      array['cashier_match_', 'matching_'],
      array['cashier_identities', 'identity_members'],
      array['cashier_identity_', 'identity_'],
      array['cashier_members', 'payout_methods_members'],
      array['cashier_payout_methods', 'payout_methods'],
      array['cashier_turnover_', 'turnover_']
  ];
  jobs text[][] := array[
      array['cashier.match-retry-lost-stages', 'matching.retry-lost-stages'],
      array['cashier.count-turnover', 'turnover.count'],
      array['cashier.correct-turnover', 'turnover.correct'],
      array['cashier.watch-signer', 'chain.watch-signer'],
      array['cashier.sweep-deposits', 'chain.sweep-deposits'],
      array['cashier.compare-balances', 'chain.compare-balances']
  ];
  pair text[];
  one record;
begin
  foreach pair slice 1 in array renamed loop
    -- Indexes first: a key's constraint takes its index's name.
    for one in
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'i' and starts_with(relname, pair[1])
    loop
      execute format('alter index %I rename to %I', one.name, replace(one.name, pair[1], pair[2]));
    end loop;
    for one in
      select conrelid::regclass as owner, conname as name from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0 and conparentid = 0 and starts_with(conname, pair[1])
    loop
      execute format('alter table %s rename constraint %I to %I', one.owner, one.name, replace(one.name, pair[1], pair[2]));
    end loop;
    for one in
      select tgrelid::regclass as owner, tgname as name from pg_trigger
      where not tgisinternal and tgparentid = 0 and starts_with(tgname, pair[1])
    loop
      execute format('alter trigger %I on %s rename to %I', one.name, one.owner, replace(one.name, pair[1], pair[2]));
    end loop;
  end loop;

  foreach pair slice 1 in array jobs loop
    update platform_job_periods set task = pair[2] where task = pair[1];
    if to_regclass('graphile_worker._private_tasks') is not null then
      update graphile_worker._private_tasks set identifier = pair[2] where identifier = pair[1];
    end if;
  end loop;
end $$;
