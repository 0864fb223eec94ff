-- Papers filed on a matter. The bytes are a stored file; a new version of a paper is a row that replaces the one before.
create table matter_document (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  file_id bigint not null,
  -- As the specification's list of documents numbers it; none is any other paper.
  type int,
  title text not null,
  edition int not null default 1,
  replaces_id bigint,
  person_id bigint default app_user_id(),
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, file_id) references stored_file (intermediary_id, id),
  foreign key (intermediary_id, replaces_id) references matter_document (intermediary_id, id) on delete set null (replaces_id)
);
create index matter_document_of_matter on matter_document (intermediary_id, matter_id, id desc); -- the documents of a matter
create index matter_document_file on matter_document (intermediary_id, file_id); -- whether a file is still filed
create unique index matter_document_replaced on matter_document (intermediary_id, replaces_id) where replaces_id is not null; -- the paper that took its place
comment on table matter_document is 'Documents';
select own_by_matter('matter_document');
select needs_right('matter_document', 'documents');

-- What a paper is about. One row a thing; an area that papers hang on adds its own column.
create table matter_document_link (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  document_id bigint not null,
  asset_id bigint,
  asset_amount_id bigint,
  -- The step it proves, where it proves one.
  step text,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, asset_id) references asset (intermediary_id, matter_id, id) on delete cascade,
  foreign key (intermediary_id, asset_amount_id) references asset_amount (intermediary_id, id) on delete cascade
);
create index matter_document_link_of on matter_document_link (intermediary_id, document_id); -- what a paper is about
create index matter_document_link_asset on matter_document_link (intermediary_id, asset_id) where asset_id is not null; -- papers of an asset
create index matter_document_link_amount on matter_document_link (intermediary_id, asset_amount_id) where asset_amount_id is not null; -- evidence of a value
create index matter_document_link_matter on matter_document_link (intermediary_id, matter_id); -- papers counted by asset
select own_by_matter('matter_document_link');
