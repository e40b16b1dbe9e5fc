/** Locks every table of the product until the transaction ends in which it runs. */
export const lockTables = `do $$ declare held regclass; begin
  for held in select oid from pg_class where relkind = 'r'
    and relnamespace::regnamespace::text in ('auth', 'private', 'public')
  loop execute format('lock table %s', held); end loop; end $$`;
