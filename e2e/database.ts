import postgres from 'postgres';

/** Asks the database of the shop under test: what no shopper can do, such as selling out a shelf. */
export async function database<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(process.env.SHOP_DATABASE_URL as string, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
