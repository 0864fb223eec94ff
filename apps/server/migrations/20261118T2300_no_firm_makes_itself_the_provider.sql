-- Which firm is the provider is not for a firm to say: of its own row it writes everything but that.
revoke update on intermediary from boedel_app;
grant update (name, country, system_types, version, terminates_on, termination_reason, notice_from, notice_by, notice_at, erasing_since)
  on intermediary to boedel_app;

-- A role of the provider that stands in another firm was never given by the product: it goes, and the trail of that firm says so.
set local role boedel_provider;
with stray as (
  update membership m set roles = array_remove(m.roles, 'SuperAdmin'), version = m.version + 1
  from intermediary i
  where i.id = m.intermediary_id and not i.is_provider and 'SuperAdmin' = any(m.roles) and m.support_until is null
  returning m.intermediary_id, m.person_id)
insert into audit_entry (intermediary_id, person_id, person_name, action, entity_type, entity_id, why)
select s.intermediary_id, null, 'Boedel', 'user.changed', 'person', s.person_id, 'SuperAdmin is for the provider''s own staff.'
from stray s;
reset role;
