-- A check of a member's facts is written again over the one before it: 0242 took that right away by mistake.
grant update on cashier_identity_checks to fairway_app;
