-- What a visit for support may change ends with the visit. Nobody is let into the firm, a matter or a page by it, since that
-- would last longer, and would not be marked as support.
create trigger not_in_visit before insert on membership for each row execute function refuse_in_visit();
create trigger not_in_visit before insert on matter_access for each row execute function refuse_in_visit();
create trigger not_in_visit before insert on outside_link for each row execute function refuse_in_visit();
