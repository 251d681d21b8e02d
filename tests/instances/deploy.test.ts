import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from '@/server/env';
import { softwarePage, tableRows } from '@/tests/support/brand-pages';
import { readUnit } from './deploy-files';

const ANALYZE = '/usr/bin/systemd-analyze';

it('the unit starts the shop with settings it knows, as an instance behind one proxy', () => {
  const { args, environment } = readUnit('3001');
  expect(args.slice(-2)).toEqual(['tools/main.ts', 'serve']);
  expect(readEnvironment(environment)).toMatchObject({
    ...{ PORT: 3001, METRICS_PORT: 13_001, TRUSTED_PROXIES: 1, DRAIN_SECONDS: 5, LOG_FORMAT: 'json' },
  });
});

it.runIf(existsSync(ANALYZE))('systemd finds no fault with the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nordvidda-unit-'));
  const unit = readFileSync('docs/deploy/nordvidda@.service', 'utf8');
  // The folders and the user of a server are not on this machine.
  const here = unit.replaceAll('/srv/nordvidda/current', process.cwd()).replace(/^(?:User|Group)=.*$/gm, '');
  writeFileSync(join(folder, 'nordvidda@3001.service'), here);
  const said = execFileSync(ANALYZE, ['verify', '--man=no', join(folder, 'nordvidda@3001.service')], { stdio: 'pipe' });
  expect(String(said)).toBe('');
});

it('rule 10.44: logs end after the 30 days that the privacy page promises, and nginx writes none', () => {
  const unit = readFileSync('docs/deploy/nordvidda@.service', 'utf8');
  const namespace = /^LogNamespace=(.+)$/m.exec(unit)?.[1];
  const journal = readFileSync(`docs/deploy/journald@${namespace}.conf`, 'utf8');
  expect(/^MaxRetentionSec=(\d+)day$/m.exec(journal)?.[1]).toBe('30');
  expect(/^MaxFileSec=1day$/m.test(journal)).toBe(true);
  const promised = tableRows(softwarePage('personvernerklaering')).find(([what]) => what === 'Sikker drift');
  expect(promised?.at(-1)).toBe('Inntil 30 dager');
  const servers = readFileSync('docs/deploy/nginx.conf', 'utf8')
    .split(/^server \{$/m)
    .slice(1);
  expect(servers.map((server) => /^ {4}access_log off;$/m.test(server))).toEqual([true, true]);
});
