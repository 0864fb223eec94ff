-- When a client is to be looked at again stands in the Task Centre too, from where it is mailed and reminded of.
alter table client_review add column task_id bigint;
alter table client_review add foreign key (intermediary_id, task_id) references task (intermediary_id, id) on delete set null (task_id);
