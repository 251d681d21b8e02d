import postgres from 'postgres';

const FIRST = 1_000_000;
const VARIANTS = 10;
const SHOPS_EACH = 5;
const SHOPS = 60;

/** Copies articles with new names and numbers. It bypasses the triggers; the result equals an import. */
export async function growCatalogue(url: string, articles: number): Promise<Record<string, number>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`set local maintenance_work_mem = '512MB'`;
      await growShops(tx);
      await growArticles(tx, articles);
      await growVariants(tx);
      await tx`insert into changes (kind) values ('all')`;
      const [counts] = await tx<Record<string, number>[]>`
        select (select count(*)::int from articles) as articles, (select count(*)::int from variants) as variants,
          (select count(*)::int from stock) as stock, (select count(*)::int from shops) as shops`;
      return counts ?? {};
    });
  } finally {
    await sql.unsafe('analyze').catch(() => {});
    await sql.end();
  }
}

async function growShops(tx: postgres.TransactionSql) {
  await tx`
    insert into shops (id, no, slug, name, full_name, org_no, opening_hours, post_no, post_place, address, email, phone,
      latitude, longitude)
    select 1000 + n, (1000 + n)::text, s.slug || '-' || n, s.name || ' ' || n, s.full_name || ' ' || n, s.org_no, s.opening_hours,
      s.post_no, s.post_place, s.address, s.email, s.phone, s.latitude, s.longitude
    from (select *, row_number() over (order by id) as place, count(*) over () as many from shops where not web_shop) s
    join generate_series(1, ${SHOPS}::int) n on n > many and (n - 1) % many + 1 = place`;
}

async function growArticles(tx: postgres.TransactionSql, articles: number) {
  const columns = await tx<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_name = 'articles' order by ordinal_position`;
  const changed: Record<string, string> = {
    id: 'c.id',
    article_no: `'S' || c.id`,
    slug: `a.slug || '-' || n`,
    name: `a.name || ' ' || n`,
    price: `greatest(1000, a.price + (n % 41 - 20) * 100)`,
    feed_digest: 'null',
  };
  const names = columns.map(({ name }) => name);
  await tx.unsafe(
    `create temp table copied on commit drop as
     select a.id as original, ${FIRST} + row_number() over (order by n, a.id) as id, n
     from (select id, row_number() over (order by id) - 1 as place, count(*) over () as many from articles) a,
       lateral generate_series(1, ($1::int - place - 1) / many) n`,
    [articles],
  );
  await tx`create index on copied (original)`;
  await tx.unsafe(`insert into articles (${names.join()})
    select ${names.map((name) => changed[name] ?? `a.${name}`).join()} from copied c join articles a on a.id = c.original`);
  await tx`insert into article_genders select c.id, g.gender_id from copied c join article_genders g on g.article_id = c.original`;
  await tx`insert into article_groups select c.id, g.group_id from copied c join article_groups g on g.article_id = c.original`;
  await tx`insert into bestsellers select c.id, b.qty_rank + c.n, b.turnover_rank + c.n
    from copied c join bestsellers b on b.article_id = c.original`;
  await tx`insert into price_history (article_id, price, kind, valid_from)
    select a.id, a.price, 'normal', a.date_created from copied c join articles a using (id)`;
}

async function growVariants(tx: postgres.TransactionSql) {
  await tx`
    create temp table patterns on commit drop as
    select o.original, p.size_id, p.color_id, p.place from (select distinct original from copied) o,
      lateral (
        select size_id, color_id, row_number() over (order by own desc, position, size_id, color_id) as place
        from (
          select size_id, color_id, true as own, position from variants where article_id = o.original
          union all (select z.id, k.color_id, false, z.id from sizes z,
            (select color_id from variants where article_id = o.original order by position limit 1) k
            where (z.id, k.color_id) not in (select size_id, color_id from variants where article_id = o.original)
            order by z.id limit ${VARIANTS})
        ) all_of_them limit ${VARIANTS}
      ) p`;
  await tx`
    insert into variants (id, article_id, ean, size_id, color_id, position)
    select ${FIRST} + c.rank * ${VARIANTS} + p.place, c.id, '79' || lpad((c.rank * ${VARIANTS} + p.place)::text, 11, '0'), p.size_id, p.color_id, p.place
    from (select *, row_number() over (order by id) as rank from copied) c join patterns p on p.original = c.original
    order by c.rank, p.place`;
  await tx`
    insert into stock (variant_id, shop_id, qty)
    select v.id, s.id, (v.id * 7 + k) % 12 from variants v, generate_series(0, ${SHOPS_EACH - 1}) k
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as many from shops) s on true
    where v.id > ${FIRST} and s.place = (v.id / ${VARIANTS} * 13 + k * 11) % s.many
    order by v.id, s.id`;
  await tx`select setval(pg_get_serial_sequence('variants', 'id'), (select max(id) from variants))`;
}
