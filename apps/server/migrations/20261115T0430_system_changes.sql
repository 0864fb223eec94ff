-- What changed in the product, told by the provider to everybody from its day on.
create table system_change (
  id bigint generated always as identity primary key,
  comment text not null,
  published_on date not null,
  -- What was written or fell due after a person's last look is new to them.
  written_at timestamptz not null,
  version int not null default 1
);
create index system_change_newest on system_change (published_on desc, id desc); -- the list
select own_by_provider('system_change');
create policy everybody on system_change for select to boedel_app using (true);
grant select on system_change to boedel_app;
