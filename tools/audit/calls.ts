import { walkCustomers } from './calls-customers';
import { walkAlerts, walkCatalogue, walkContent, walkImports, walkOrders, walkShops } from './calls-walk';
import { createClient, type Good } from './client';
import { readOpenApi } from './open-api';
import type { Part } from './part';
import { vary } from './vary';
import { createVisitor } from './visitor';

const BESIDE = 6;

/** Calls every operation of the document, with good and bad values: no answer is 5xx or undocumented. */
export const calls: Part = async (site, report) => {
  const visitor = () => createVisitor(site, report);
  const api = await readOpenApi(visitor());
  const client = createClient(api, report, visitor);
  const walk = { client, site, visitor };
  for (const steps of [walkCatalogue, walkShops, walkContent, walkCustomers, walkOrders, walkAlerts, walkImports])
    await steps(walk);
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
