-- Transfers, wallets and what a venue stated otherwise are never deleted; the app has no right to.
revoke delete on venues_transfers, venues_wallets, venues_differences from fairway_app;
