-- Whether an estate is testate stood with the matter and with its will, and the two could differ: a will that is captured counts.
set local role boedel_provider;
update matter m set kind = 'Testate'
where m.system_type = 2 and m.kind = 'Intestate'
  and exists (select from will w where w.intermediary_id = m.intermediary_id and w.matter_id = m.id);
reset role;
