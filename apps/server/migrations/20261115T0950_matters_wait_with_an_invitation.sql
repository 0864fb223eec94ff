-- A matter may be given with an invitation and waits with it: caller_of opens a firm, and what was given in it, to those
-- alone who have accepted. Work itself is still given to nobody who has not.
drop trigger refuse_invited on matter_access;
