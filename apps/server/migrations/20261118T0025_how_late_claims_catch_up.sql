-- How an account measures what a claim missed that was proved after an earlier one (Insolvency Act s 104(2)).
alter table insolvency_choice add column late_catch_up text check (late_catch_up in ('AS_IF_PROVED', 'SAME_DIVIDEND', 'NONE'));
