-- A mail sent to the addresses of two matters is filed on both; on each of them once, and once among what is unfiled.
drop index filed_mail_message;
create unique index filed_mail_message on filed_mail (intermediary_id, message_id, coalesce(matter_id, 0)); -- a mail is there once a matter, and mails find what they answer
