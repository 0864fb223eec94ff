-- What was chosen or set by hand for one account of a curator, tutor or administrator: one row an account.
create table curator_choice (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  number int not null,
  from_on date,
  to_on date,
  is_final boolean not null default false,
  deficit text,
  surplus text,
  deficiency_met_by text,
  levied text,
  masters_fee_cents bigint,
  masters_fee_reason text,
  fee_cents bigint,
  fee_vat_cents bigint,
  fee_reason text,
  handed_over_cents bigint,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
create unique index curator_choice_one on curator_choice (intermediary_id, matter_id, number); -- one row an account
comment on table curator_choice is 'Choices for a curator''s account';
select own_by_matter('curator_choice');
select needs_right('curator_choice', 'reports');
