import { openShop } from '@/server/shop';

export const dynamic = 'force-dynamic';

/** Up when the database answers and the search index is there; what a load balancer asks. */
export async function GET() {
  const { database, engine } = openShop();
  try {
    await database.sql`select 1`;
    const { total } = await engine.search({ take: 0 });
    return Response.json({ ok: true, articles: total }, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return Response.json({ ok: false }, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
