-- Who dealt with an application to become an agent. The application itself is what somebody handed in and stays as it is.
create table content_application_marks (
  application_id uuid primary key references content_agent_applications (id),
  operator_id uuid not null,
  operator_name text not null,
  note text not null,
  created_at timestamptz not null
);
revoke update, delete, truncate on content_application_marks from fairway_app;
