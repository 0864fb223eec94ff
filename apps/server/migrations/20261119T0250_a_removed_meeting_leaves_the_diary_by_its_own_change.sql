-- A meeting that is removed took its entry of the diary along, unseen by the trail and by the figures. The diary removes the
-- entry itself, in the same transaction, as it does for a meeting that was cancelled.
alter table diary_entry drop constraint diary_entry_intermediary_id_meeting_id_fkey,
  add foreign key (intermediary_id, meeting_id) references meeting_advert (intermediary_id, id)
    deferrable initially deferred;
