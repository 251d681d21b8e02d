import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jessheim, oslo } from '@/tests/contracts/distance/suite';
import { createClient } from '@/tools/chaos/client';
import type { Scene } from '@/tools/chaos/play';
import { defer } from '@/tools/chaos/stage';

const MOODS: ((response: ServerResponse) => void)[] = [
  () => {}, // hangs
  (response) => void response.writeHead(500).end('{"error":"no"}'),
  (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway'),
  (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' })
      .end('{"code":"Ok","distances":[[null]],"hits":"?","version":{"number":"9.4.0"}}'),
  (response) => void response.destroy(),
];

async function openFlapping(): Promise<string> {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume();
    MOODS[Math.floor(asked++ / 3) % MOODS.length]?.(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  defer(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const neighbours: Scene = {
  name: 'neighbours',
  what: 'Elasticsearch, OSRM and the register of addresses hang, fail, talk nonsense and hang up in turn',
  allowed: /^503/,
  async options() {
    const [search, roads, register] = [await openFlapping(), await openFlapping(), await openFlapping()];
    return { settings: () => ({ ELASTICSEARCH_URL: search, OSRM_URL: roads, GEONORGE_URL: register }) };
  },
  async run({ urls, tally, fault, note }) {
    const client = createClient({ urls, tally, over: () => false });
    const pair = [oslo, jessheim].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
    const served = { search: 0, roads: 0, addresses: 0 };
    const rounds = 15;
    for (let i = 0; i < rounds; i++) {
      fault('the neighbours have another mood');
      const [found, far, place] = await Promise.all([
        client.ask('/articles/search', { method: 'POST', body: { query: 'jakke', take: 5, page: 0, filters: {} } }),
        client.ask(`/api/v1/osrm/table/v1/car/${pair}?annotations=distance&sources=0`),
        client.ask('/api/v1/addresses?street=Storgata&number=1&postalCode=0155'),
      ]);
      if (found.status === 200 && !found.text.includes('"hits":0,')) served.search += 1;
      if (far.status === 200) served.roads += 1;
      if (place.status === 200) served.addresses += 1;
    }
    note(
      `of ${rounds} each: ${served.search} searches found goods, ${served.roads} distances and ${served.addresses} addresses were answered`,
    );
    if (served.search < rounds || served.roads < rounds)
      throw new Error(`A neighbour took the shop along: ${JSON.stringify(served)}`);
  },
};
