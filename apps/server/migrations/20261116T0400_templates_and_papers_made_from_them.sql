-- Templates a firm wrote itself, and its own text for a standard one. What was changed is kept as an edition, so that any
-- two can be compared and an earlier one taken up again.
create table template (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  title text not null,
  -- The template of the catalogue it came from; none is the firm's own idea.
  standard_id int,
  -- It stands in the place of the standard text; removed, the standard text is back.
  is_default boolean not null default false,
  language text not null check (language in ('en', 'af')),
  kind text not null check (kind in ('letter', 'form', 'notice', 'report', 'recon')),
  system_types int[] not null,
  content text not null,
  person_id bigint default app_user_id(),
  changed_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  check (not is_default or standard_id is not null)
);
create unique index template_default on template (intermediary_id, standard_id, language) where is_default; -- the firm's text for a standard template
comment on table template is 'Templates';
select own_by_firm('template');

create table template_edition (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  template_id bigint not null,
  number int not null,
  title text not null,
  content text not null,
  person_id bigint default app_user_id(),
  person_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, template_id) references template (intermediary_id, id) on delete cascade
);
create unique index template_edition_of on template_edition (intermediary_id, template_id, number); -- the editions of a template, by number
comment on table template_edition is 'Editions of templates';
select own_by_firm('template_edition');

-- Several papers made from one template in one go: a letter to every heir.
create table paper_batch (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  title text not null,
  language text not null,
  content text not null,
  answers jsonb not null,
  list text not null,
  standard_id int,
  is_mailed boolean not null,
  file_type int not null,
  total int not null,
  state text not null default 'waiting' check (state in ('waiting', 'done')),
  person_id bigint default app_user_id(),
  person_name text not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade
);
comment on table paper_batch is 'Batches of letters';
select own_by_matter('paper_batch');
select needs_right('paper_batch', 'documents');

-- A paper that was made from a template: the text it was made by and the data that filled it, as they were.
create table paper_made (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  document_id bigint,
  batch_id bigint,
  -- Its place in the batch.
  place int,
  standard_id int,
  template_id bigint,
  title text not null,
  language text not null,
  content text not null,
  data jsonb not null,
  answers jsonb not null,
  recipient text,
  recipient_email text,
  -- Why it was not made.
  fault jsonb,
  mail_id bigint,
  person_id bigint default app_user_id(),
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete set null (document_id),
  foreign key (intermediary_id, matter_id, batch_id) references paper_batch (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, template_id) references template (intermediary_id, id) on delete set null (template_id)
);
create index paper_made_of_matter on paper_made (intermediary_id, matter_id, id desc); -- the papers made for a matter
create unique index paper_made_in_batch on paper_made (intermediary_id, batch_id, place) where batch_id is not null; -- each recipient of a batch once, also after a stop
create index paper_made_document on paper_made (intermediary_id, document_id) where document_id is not null; -- what a document was made from
comment on table paper_made is 'Papers made from templates';
select own_by_matter('paper_made');
select needs_right('paper_made', 'documents');
