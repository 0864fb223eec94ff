-- Kept with the facts of the trust itself: the day on which somebody confirmed that only its trustees control it.
alter table owner_fact add column controllers_confirmed_on date;
