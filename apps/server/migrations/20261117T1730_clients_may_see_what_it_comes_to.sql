-- A client who fills in sees what it comes to where the planner lets them.
alter table client_answer add column shows_figures boolean not null default false;
