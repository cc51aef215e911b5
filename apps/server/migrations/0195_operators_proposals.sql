-- What a proposal would change, as it was when it was proposed, and why it was refused or withdrawn.
alter table operators_approvals
  add column before jsonb,
  add column decision_reason text not null default '';

-- Terms that waited for a second person name their new kind; the object keeps its version.
update operators_approvals set kind = 'settings.wallet', object_id = 'wallet',
  payload = jsonb_build_object('settings', payload, 'validFrom', null)
where kind = 'wallet.terms' and object_id = 'wallet-terms';
