-- Their versions are kept in settings_versions.
drop table cashier_settings, cashier_withdrawal_settings;
