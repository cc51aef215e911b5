alter table members_accounts add column password_changed_at timestamptz;

-- Asked at each login: has this account signed in from this device before?
create index members_sessions_device on members_sessions (member_id, device_id);
create index members_mqtt_tickets_expires on members_mqtt_tickets (expires_at);
