-- A resolution of the usual list says which it is, so that what it decided leads to the next step; who was examined at a
-- meeting and on what is minuted (Insolvency Act s 65).
alter table meeting_resolution add column standard text;
alter table meeting_advert add column examination text;
