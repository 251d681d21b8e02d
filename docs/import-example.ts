// Sends stock from a CSV and waits for the report: what docs/integrate.md says of importing, as a program without packages.
// SHOP=https://www.nordvidda.example KEY=shf_… node docs/import-example.ts stock.csv

import { openAsBlob } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export interface Report {
  id: number;
  state: 'waiting' | 'running' | 'done' | 'failed';
  kinds: Record<string, { rows: number; inserted: number; updated: number; unchanged: number; refused: number }>;
  refusedRows: { line: number | null; field: string | null; reason: string }[];
  reason: string | null;
}

/** Sends one file; asked again with the same `push`, it is the same import, so that it may be repeated until it succeeds. */
export async function importFile(shop: string, key: string, kind: string, path: string, push: string): Promise<Report> {
  const type = path.endsWith('.csv') ? 'text/csv' : 'application/x-ndjson';
  const call = async (address: string, init: RequestInit & { duplex?: 'half' } = {}): Promise<[Report, Response]> => {
    const headers = { Authorization: `Bearer ${key}`, ...init.headers };
    const response = await fetch(`${shop}${address}`, { ...init, headers });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return [(await response.json()) as Report, response];
  };
  const body = (await openAsBlob(path)).stream().pipeThrough(new CompressionStream('gzip'));
  const headers = { 'Content-Type': type, 'Content-Encoding': 'gzip', 'Idempotency-Key': push };
  let [report, response] = await call(`/api/v1/import/${kind}`, { method: 'PUT', headers, body, duplex: 'half' });
  const address = response.headers.get('Location') ?? '';
  while (report.state === 'waiting' || report.state === 'running') {
    await pause(500);
    [report, response] = await call(address);
  }
  if (report.state === 'failed') throw new Error(report.reason ?? 'failed');
  return report;
}

if (process.argv[1] === import.meta.filename) {
  const { SHOP = '', KEY = '' } = process.env;
  const report = await importFile(SHOP, KEY, 'stock', process.argv[2] ?? 'stock.csv', crypto.randomUUID());
  console.log(report.kinds, report.refusedRows);
}
