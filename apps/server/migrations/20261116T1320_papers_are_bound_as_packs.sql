-- Papers of a matter bound as one PDF: what it was made from, as it was then, and where it was last sent.
create table paper_pack (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  -- The pack itself; its file goes with it.
  document_id bigint,
  title text not null,
  language text not null check (language in ('en', 'af')),
  -- Each paper with its title, its voucher, its checksum and where it stands.
  items jsonb not null,
  pages int not null,
  sent_to text,
  sent_subject text,
  sent_text text,
  mail_id bigint,
  person_id bigint default app_user_id(),
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete set null (document_id)
);
create index paper_pack_of_matter on paper_pack (intermediary_id, matter_id, id desc); -- the packs of a matter, newest first
create index paper_pack_document on paper_pack (intermediary_id, document_id) where document_id is not null; -- what a filed pack was made from
comment on table paper_pack is 'Packs of papers';
select own_by_matter('paper_pack');
select needs_right('paper_pack', 'documents');
