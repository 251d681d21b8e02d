import type { Sql } from '@/server/platform/db/connection';

/** The little a review, a favourite or a poll needs around it: three articles (the third hidden) and two customers. */
export async function seedContent(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into product_lines (id, name, slug) values (1, 'Heldre', 'heldre');
    insert into categories (id, name, slug) values (1, 'Sko', 'sko');
    insert into subcategories (id, category_id, name, slug) values (1, 1, 'Fjellsko', 'fjellsko');
    insert into groups (id, subcategory_id, name, slug) values (1, 1, 'Herre', 'herre');
    insert into articles (id, article_no, slug, name, price, product_line_id, group_id, visible, can_purchase) values
      (1, 'A1', 'fjellsko', 'Fjellsko', 119900, 1, 1, true, true), (2, 'A2', 'sokk', 'Sokk', 14900, 1, 1, true, true),
      (3, 'A3', 'skjult', 'Skjult', 10000, 1, 1, false, true), (4, 'A4', 'lue', 'Lue', 24900, 1, 1, true, true);
    insert into customers (id, firstname, surname, email, phone, password_hash) values
      (1, 'Kari Anne', 'nordmann', 'kari@example.no', '91234567', 'x'),
      (2, 'Ola', 'Hansen', 'ola@example.no', '91234568', 'x');`);
}
