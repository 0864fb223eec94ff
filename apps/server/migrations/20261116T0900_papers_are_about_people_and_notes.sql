-- A paper can be about somebody of the matter, one of the firm's Legal Agents, or a file note.
alter table matter_document_link
  add column party_id bigint,
  add column director_id bigint,
  add column note_id bigint,
  add foreign key (intermediary_id, matter_id, party_id) references matter_party (intermediary_id, matter_id, id) on delete cascade,
  add foreign key (intermediary_id, director_id) references director (intermediary_id, id) on delete cascade,
  add foreign key (intermediary_id, note_id) references matter_note (intermediary_id, id) on delete cascade;
create index matter_document_link_party on matter_document_link (intermediary_id, party_id) where party_id is not null; -- papers of somebody
create index matter_document_link_director on matter_document_link (intermediary_id, director_id) where director_id is not null; -- papers of a Legal Agent
create index matter_document_link_note on matter_document_link (intermediary_id, note_id) where note_id is not null; -- papers of a file note

-- A file on its way in, piece by piece: after a lost connection it goes on where it stopped. The pieces lie in the store and no
-- stored file tells of them, so the sweep takes those away that were never made whole.
create table document_upload (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  person_id bigint not null default app_user_id(),
  name text not null,
  size bigint not null check (size > 0),
  -- What the browser knows the file by, so that one chosen again goes on with what is here.
  fingerprint text not null,
  received bigint not null default 0 check (received between 0 and size),
  pieces jsonb not null default '[]',
  document_id bigint,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete cascade
);
create index document_upload_known on document_upload (intermediary_id, matter_id, person_id, fingerprint); -- going on with one
create index document_upload_document on document_upload (intermediary_id, document_id) where document_id is not null; -- a document that is removed
create index document_upload_old on document_upload (intermediary_id, created_at); -- what is tidied away
comment on table document_upload is 'Files on their way in';
select own_by_matter('document_upload');
select needs_right('document_upload', 'documents');
