-- The number on each page of a paper that is signed.
alter table paper_made add column code text;
create unique index paper_made_code on paper_made (intermediary_id, code) where code is not null; -- the paper a scan answers

-- The number that was read from the pages of a scan.
alter table matter_document add column code text;
create index if not exists matter_document_code on matter_document (intermediary_id, code) where code is not null; -- the scans of a paper
