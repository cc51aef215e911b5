-- Roles that came with promotions and news; what each may do is in the contract.
alter table operators_accounts
  drop constraint operators_accounts_role_check,
  add constraint operators_accounts_role_check check (role in ('cashier', 'cashier-lead', 'trader', 'support', 'auditor',
    'administrator', 'content-editor', 'crm', 'risk-analyst'));
