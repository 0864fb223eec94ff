-- Mails that were dropped as files. One without a matter waits in a list until somebody says where it belongs.
create table filed_mail (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint,
  -- The mail itself among the documents of the matter.
  document_id bigint,
  file_id bigint not null,
  message_id text not null,
  -- The mails it answers, the first of the thread first.
  refs text[] not null,
  subject text not null,
  from_name text,
  from_address text,
  to_addresses text[] not null,
  sent_at timestamptz,
  beginning text not null,
  attachments int not null,
  -- Attachments that were not kept, and why.
  left_out jsonb not null default '[]',
  person_id bigint default app_user_id(),
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete set null (document_id),
  foreign key (intermediary_id, file_id) references stored_file (intermediary_id, id)
);
create unique index filed_mail_message on filed_mail (intermediary_id, message_id); -- a mail is there once, and mails find what they answer
create index filed_mail_of_matter on filed_mail (intermediary_id, matter_id, id desc) where matter_id is not null; -- the mails of a matter
create index filed_mail_unfiled on filed_mail (intermediary_id, id desc) where matter_id is null; -- what waits to be filed
create index filed_mail_document on filed_mail (intermediary_id, document_id) where document_id is not null; -- whether a document is a mail
create index filed_mail_file on filed_mail (intermediary_id, file_id); -- whether a file may go
comment on table filed_mail is 'Filed mails';
select own_by_firm('filed_mail');
