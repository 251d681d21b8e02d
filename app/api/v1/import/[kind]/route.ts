import { importEndpoints } from '@/lib/contracts/endpoints/imports';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  importEndpoints.send,
  async ({ shop, feed, params, upload, request, reply }) => {
    const key = request.headers.get('idempotency-key') ?? undefined;
    const report = await shop.imports.queue.send(feed, { ...upload, ...params, key });
    reply.set('Location', `/api/v1/import/reports/${report.id}`);
    return report;
  },
);
