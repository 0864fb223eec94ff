-- The steps of a stage as a firm takes them, in place of the product's own.
create table task_step_template (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  system_type int not null,
  milestone int not null,
  steps jsonb not null,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index task_step_template_once on task_step_template (intermediary_id, system_type, milestone); -- the steps of a stage
comment on table task_step_template is 'Steps of stages';
select own_by_firm('task_step_template');
