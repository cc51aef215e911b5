-- Two roles for what is shown: one watches and takes down, the other decides on anchors and their contracts.
alter table operators_accounts
  drop constraint operators_accounts_role_check,
  add constraint operators_accounts_role_check check (role in ('cashier', 'cashier-lead', 'trader', 'support', 'auditor',
    'administrator', 'content-editor', 'crm', 'risk-analyst', 'moderator', 'anchor-manager'));
