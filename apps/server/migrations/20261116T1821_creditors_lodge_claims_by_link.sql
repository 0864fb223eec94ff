-- What a creditor sends by a link: a claim as it is claimed, which a person of the firm takes up or declines.
create table claim_form (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  version int not null default 1,
  matter_id bigint not null,
  creditor_id bigint not null,
  link_id bigint not null,
  amount_cents bigint not null check (amount_cents > 0),
  interest_cents bigint check (interest_cents >= 0),
  agreed_rate numeric(9, 6),
  basis int,
  cause text not null,
  reference text,
  security text,
  security_value_cents bigint check (security_value_cents >= 0),
  relies_solely boolean not null default false,
  is_ceded boolean not null default false,
  deponent text not null,
  capacity text,
  state text not null default 'sent' check (state in ('sent', 'accepted', 'declined')),
  claim_id bigint,
  decided_on date,
  decided_by text,
  reason text,
  sent_at timestamptz not null default now(),
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, creditor_id) references creditor (intermediary_id, id),
  foreign key (intermediary_id, matter_id, claim_id) references creditorclaim (intermediary_id, matter_id, id)
    on delete set null (claim_id)
);
create index claim_form_of_creditor on claim_form (intermediary_id, matter_id, creditor_id); -- what a creditor sent; what waits in a matter
create index claim_form_creditor on claim_form (intermediary_id, creditor_id); -- whether a creditor may go
create index claim_form_claim on claim_form (intermediary_id, matter_id, claim_id) where claim_id is not null; -- when a claim goes
comment on table claim_form is 'Claims sent by creditors';
select own_by_matter('claim_form');
select needs_right('claim_form', 'estate');

-- Papers of the matter that a creditor sees: what was shared, and what they sent themselves.
create table creditor_paper (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  version int not null default 1,
  matter_id bigint not null,
  creditor_id bigint not null,
  document_id bigint not null,
  form_id bigint,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, creditor_id, document_id), -- the papers a creditor sees
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, creditor_id) references creditor (intermediary_id, id),
  foreign key (intermediary_id, document_id) references matter_document (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, matter_id, form_id) references claim_form (intermediary_id, matter_id, id) on delete cascade
);
create index creditor_paper_document on creditor_paper (intermediary_id, document_id); -- when a paper goes
create index creditor_paper_creditor on creditor_paper (intermediary_id, creditor_id); -- whether a creditor may go
create index creditor_paper_form on creditor_paper (intermediary_id, matter_id, form_id) where form_id is not null; -- the papers of a form
comment on table creditor_paper is 'Papers shared with creditors';
select own_by_matter('creditor_paper');
select needs_right('creditor_paper', 'estate');
