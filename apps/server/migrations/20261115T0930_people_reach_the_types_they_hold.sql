-- The system types a person of the firm works in; null for people given single matters, for jobs and for the provider.
-- Not a policy on matter: counting for fair use, giving references and the conflict check look at the whole firm.
create function app_types() returns int[] language sql stable parallel safe
  as $$ select nullif(current_setting('app.types', true), '')::int[] $$;
