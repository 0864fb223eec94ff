-- On which day of the week or month a person is written to; null goes by the firm's own day.
alter table email_notification add column weekday int check (weekday between 1 and 7);
alter table email_notification add column month_day int check (month_day in (1, 7, 15, 20, 25));

-- Up to which day reminders of a firm were looked at: one pass a day, whoever makes it.
create table reminder_pass (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  looked_on date not null,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index reminder_pass_one_a_firm on reminder_pass (intermediary_id);
select own_by_firm('reminder_pass');

-- What was sent to whom on which day about what, once.
create table reminder_sent (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  person_id bigint not null references person (id),
  notification int not null,
  sent_on date not null,
  mail_id bigint not null,
  line_count int not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, mail_id) references mail (intermediary_id, id) on delete cascade
);
create unique index reminder_sent_once on reminder_sent (intermediary_id, person_id, notification, sent_on); -- nothing is sent twice
create index reminder_sent_by on reminder_sent (intermediary_id, mail_id); -- a mail that is removed
select own_by_firm('reminder_sent');

-- A statutory date that came near or passed while nobody touched it, told once for each of the two and each day it had.
create table escalation (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  diary_id bigint not null,
  stage text not null check (stage in ('near', 'past')),
  due_on date not null,
  told_on date not null,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, diary_id) references diary_entry (intermediary_id, id) on delete cascade
);
create unique index escalation_once on escalation (intermediary_id, diary_id, stage, due_on);
create index escalation_of_matter on escalation (intermediary_id, matter_id); -- a matter that is removed
select own_by_matter('escalation');
