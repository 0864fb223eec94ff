-- What is to be paid of a claim: of a debt, or of a claim against an insolvent estate.
alter table recon_claim alter column liability_id drop not null;
alter table recon_claim add column claim_id bigint;
alter table recon_claim add check ((liability_id is null) <> (claim_id is null));
alter table recon_claim add unique (intermediary_id, matter_id, claim_id);
alter table recon_claim
  add foreign key (intermediary_id, matter_id, claim_id) references creditorclaim (intermediary_id, matter_id, id) on delete cascade;
