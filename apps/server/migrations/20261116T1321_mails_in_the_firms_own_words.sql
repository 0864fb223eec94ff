-- A firm's own words for a mail that the product sends, in one language; removed, the standard words are back.
create table email_content (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  type text not null,
  language text not null check (language in ('en', 'af')),
  subject text not null,
  body text not null,
  person_id bigint default app_user_id(),
  changed_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index email_content_of_type on email_content (intermediary_id, type, language); -- the firm's words for a mail that is written
comment on table email_content is 'E-mail contents';
select own_by_firm('email_content');
