-- The words of a filed document, taken out after it came in: a row for each version, also where there was nothing to take out.
create table document_text (
  intermediary_id bigint not null default app_firm(),
  id bigint generated always as identity,
  matter_id bigint not null,
  document_id bigint not null,
  -- '' where it holds no words, as a scan does.
  words text not null,
  -- Why it could not be read: it is locked, broken, or took too long.
  fault text,
  version int not null default 1,
  primary key (intermediary_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete cascade
);
create unique index document_text_of on document_text (intermediary_id, document_id); -- the words of a document, read once
create index document_text_of_matter on document_text (intermediary_id, matter_id); -- the documents of a matter that words are looked for in
create index document_text_words on document_text using gin (to_tsvector('simple', plain_text(words))); -- the documents words stand in
comment on table document_text is 'Words of documents';
select own_by_matter('document_text');
select needs_right('document_text', 'documents');
