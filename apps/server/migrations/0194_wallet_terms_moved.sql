-- Their versions are kept in settings_versions.
drop table wallet_terms;
