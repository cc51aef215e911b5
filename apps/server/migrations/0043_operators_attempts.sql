-- Failed logins of operators are counted as those of members are (risk_attempts), for names of nobody as well.
alter table operators_accounts drop column failures, drop column failed_at;
