-- The trail of a firm as a hash tree (RFC 6962). An entry is a leaf, appended after commit in the order commits were seen.
create table audit_leaf (
  intermediary_id bigint not null references intermediary (id),
  seq bigint not null check (seq >= 0), -- the place in the tree, from 0
  entry_id bigint not null,
  hash text not null,
  root text, -- of the tree that ends here, with the last leaf of each batch
  primary key (intermediary_id, seq),
  foreign key (intermediary_id, entry_id) references audit_entry (intermediary_id, id)
);
create unique index audit_leaf_once on audit_leaf (intermediary_id, entry_id); -- the leaf of an entry

-- The complete subtrees of each fourth level. They never change again, so a proof reads few rows and an append adds few.
create table audit_node (
  intermediary_id bigint not null references intermediary (id),
  level smallint not null,
  place bigint not null,
  hash text not null,
  primary key (intermediary_id, level, place)
);

-- What the linear chain of earlier versions came to when its links became the first leaves.
create table audit_carried (
  intermediary_id bigint primary key references intermediary (id),
  links bigint not null,
  head text not null,
  broken_seq bigint,
  broken_entry_id bigint,
  broken_why text,
  carried_at timestamptz not null default clock_timestamp()
);

-- Signed heads. The text is what was signed; the other columns are for reading.
create table audit_checkpoint (
  intermediary_id bigint not null references intermediary (id),
  id bigint generated always as identity,
  size bigint not null check (size > 0),
  root text not null,
  key_name text not null,
  note text not null,
  made_at timestamptz not null,
  primary key (intermediary_id, id)
);
create index audit_checkpoint_of_size on audit_checkpoint (intermediary_id, size desc); -- the newest, and the first that has an entry

-- The public keys of the installation, those of earlier keys too.
create table audit_key (
  name text primary key,
  public_key text not null,
  first_used_at timestamptz not null default clock_timestamp()
);

-- Administrators who get the checkpoint by mail each day.
create table audit_checkpoint_reader (
  intermediary_id bigint not null default app_firm(),
  person_id bigint not null,
  since timestamptz not null default clock_timestamp(),
  primary key (intermediary_id, person_id),
  foreign key (intermediary_id, person_id) references membership (intermediary_id, person_id) on delete cascade
);

select own_by_firm('audit_leaf');
select own_by_firm('audit_node');
select own_by_firm('audit_carried');
select own_by_firm('audit_checkpoint');
select own_by_firm('audit_checkpoint_reader');
select own_by_provider('audit_key');
-- The linker and the signer write as the provider; a firm reads its own, and nobody changes any.
revoke insert, update, delete on audit_leaf, audit_node, audit_carried, audit_checkpoint from boedel_app;
revoke update, delete on audit_leaf, audit_node, audit_carried, audit_checkpoint, audit_key from boedel_provider;
grant delete on audit_leaf, audit_node, audit_carried, audit_checkpoint to boedel_eraser;
create trigger append_only before update or delete or truncate on audit_leaf for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on audit_node for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on audit_carried for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on audit_checkpoint for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on audit_key for each statement execute function refuse_change();

-- A link of the linear chain is added no more.
revoke insert on audit_link from boedel_app, boedel_provider;
