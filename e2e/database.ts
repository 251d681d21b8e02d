import postgres from 'postgres';

let sql: postgres.Sql | undefined;

/** Asks the database of the shop under test: what no shopper can do, such as selling out a shelf. */
export function database<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  // One connection for as long as the worker lives; it keeps nobody from ending.
  sql ??= postgres(process.env.SHOP_DATABASE_URL as string, { max: 1, idle_timeout: 5, onnotice: () => {} });
  return work(sql);
}
