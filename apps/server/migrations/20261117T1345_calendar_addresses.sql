-- Addresses at which a calendar program fetches somebody's dates. The address itself is not kept, only its fingerprint.
create table calendar_feed (
  intermediary_id bigint not null default app_firm() references intermediary (id) on delete cascade,
  id bigint generated always as identity,
  person_id bigint not null references person (id),
  hash text not null,
  name text not null,
  scope text not null check (scope in ('mine', 'team')),
  is_masked boolean not null default false,
  made_at timestamptz not null default clock_timestamp(),
  fetched_at timestamptz,
  revoked_at timestamptz,
  version int not null default 1,
  primary key (intermediary_id, id)
);
create unique index calendar_feed_by_hash on calendar_feed (hash); -- an address that is fetched
create index calendar_feed_of_person on calendar_feed (intermediary_id, person_id) where revoked_at is null; -- one's own
comment on table calendar_feed is 'Calendar addresses';
select own_by_firm('calendar_feed');
-- Nobody but whoever made it, not even an administrator, sees that there is one.
create policy mine on calendar_feed as restrictive for select to boedel_app using (person_id = (select app_user_id()));
create policy mine_to_change on calendar_feed as restrictive for update to boedel_app using (person_id = (select app_user_id()));
