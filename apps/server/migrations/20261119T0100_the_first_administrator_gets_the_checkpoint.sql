-- The checkpoint of a firm's audit trail goes to the firm every day. It was mailed only to administrators who asked for it; a
-- firm where nobody did, and that has no bucket of its own, got none. Its first administrator gets it, and may switch it off.
set local role boedel_provider;
insert into audit_checkpoint_reader (intermediary_id, person_id)
select distinct on (m.intermediary_id) m.intermediary_id, m.person_id
from membership m join intermediary i on i.id = m.intermediary_id
where 'Admin' = any(m.roles) and m.support_until is null and m.accepted_at is not null and i.erasing_since is null and not i.is_provider
  and not exists (select from audit_checkpoint_reader r where r.intermediary_id = m.intermediary_id)
order by m.intermediary_id, m.accepted_at, m.person_id;
reset role;
