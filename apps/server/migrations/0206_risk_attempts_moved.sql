-- Attempts are counted by the platform (platform_attempts); those of the last minutes are forgotten with the table.
drop table risk_attempts;
