-- What a language model costs has an end, however many addresses ask: whoever has a common IPv6 allocation (/48) has
-- 65,536 networks that count as an address each. This one is counted under one name for everybody.
insert into private.limits (bucket, max, period) values ('chat_model_all', 2000, '1 day');
