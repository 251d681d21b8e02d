import { query } from '@/components/query';

/** The current stock, asked for on every visit and look at the page, and never cached. */
export const availability = (id: number) => query('GET /articles/availability/{id}', { params: { id } });
