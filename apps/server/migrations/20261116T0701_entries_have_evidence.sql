-- The paper that stands behind an entry: a statement, an invoice, a receipt. A paper that is removed leaves the entry.
alter table income add column document_id bigint;
alter table income add foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete set null (document_id);
create index income_of_document on income (intermediary_id, document_id) where document_id is not null; -- a paper that is removed
alter table expense add column document_id bigint;
alter table expense add foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete set null (document_id);
create index expense_of_document on expense (intermediary_id, document_id) where document_id is not null; -- a paper that is removed

-- What the columns of a bank's report mean, by its heading: said once, known the next time.
alter table payout_options add column report_mappings jsonb not null default '{}';
