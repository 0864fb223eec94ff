-- A paper can be about a creditor's claim: the claim form, the power of attorney, the report that disputes it.
alter table matter_document_link add column claim_id bigint,
  add foreign key (intermediary_id, matter_id, claim_id) references creditorclaim (intermediary_id, matter_id, id) on delete cascade;
create index matter_document_link_claim on matter_document_link (intermediary_id, claim_id) where claim_id is not null; -- papers of a claim
