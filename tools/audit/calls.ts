import { walkCustomers } from './calls-customers';
import { walkAlerts, walkCatalogue, walkContent, walkOrders, walkShops } from './calls-walk';
import { createClient, type Good } from './client';
import { readOpenApi } from './open-api';
import type { Part } from './part';
import { vary } from './vary';
import { createVisitor } from './visitor';

/** Operations at once, each with one call at a time. */
const BESIDE = 6;

/**
 * A client made of the OpenAPI document: every operation called well, as the document and what earlier calls answered tell, and
 * then wrong in each way the document forbids and with what attackers send. Nothing is 5xx, and every answer is one the
 * document promises.
 */
export const calls: Part = async (site, report) => {
  const visitor = () => createVisitor(site, report);
  const api = await readOpenApi(visitor());
  const client = createClient(api, report, visitor);
  const walk = { client, site, visitor };
  for (const steps of [walkCatalogue, walkShops, walkContent, walkCustomers, walkOrders, walkAlerts]) await steps(walk);
  for (const { id, method, path } of api.operations)
    if (!client.good.has(id)) report.find(`${method} ${path}`, 'was never answered with success');
  report.note(`${client.good.size} of ${api.operations.length} operations answered with success`);

  let varied = 0;
  const queue: Good[] = [...client.good.values()];
  const worker = async () => {
    for (let good = queue.shift(); good; good = queue.shift()) {
      const tried = await vary(api, client, good, report.find, site.sample);
      varied += tried;
    }
  };
  await Promise.all(Array.from({ length: BESIDE }, worker));
  report.note(`${varied} calls with something wrong or hostile in them`);
};
