create index stored_file_size on stored_file (intermediary_id) include (size); -- what a firm's files come to, at each upload
