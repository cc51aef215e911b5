-- Requests that were decided, by kind and end: what one kind lists is not looked for among all the others.
create index operators_approvals_ended on operators_approvals (kind, state, decided_at desc, id);
create index operators_approvals_object on operators_approvals (object_id);

-- The trail by what it can be narrowed by; an action or a name that is rare was looked for in all of it.
create index operators_audit_action on operators_audit (action, seq desc);
create index operators_audit_operator_name on operators_audit (operator_name, seq desc);
