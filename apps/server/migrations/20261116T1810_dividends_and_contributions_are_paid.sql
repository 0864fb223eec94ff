-- What an insolvent estate pays its creditors and collects from them is about a claim.
alter table ledger_posting add column claim_id bigint;
alter table ledger_posting add foreign key (intermediary_id, matter_id, claim_id) references creditorclaim (intermediary_id, matter_id, id);
create index ledger_posting_of_claim on ledger_posting (intermediary_id, matter_id, claim_id) where claim_id is not null; -- what was paid on a claim

alter table money_movement add column claim_id bigint;
alter table money_movement add foreign key (intermediary_id, matter_id, claim_id) references creditorclaim (intermediary_id, matter_id, id);
create index money_movement_of_claim on money_movement (intermediary_id, matter_id, claim_id) where claim_id is not null; -- whether a claim may go

alter table payout add column claim_id bigint;
alter table payout add foreign key (intermediary_id, matter_id, claim_id) references creditorclaim (intermediary_id, matter_id, id);
create index payout_of_claim on payout (intermediary_id, matter_id, claim_id) where claim_id is not null; -- what of a dividend is under way
