create index people_change_from on people_change (intermediary_id, from_known_id, id desc) where kind = 'merge'; -- whom somebody was merged into, for who comes second
