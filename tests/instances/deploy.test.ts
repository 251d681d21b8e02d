import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from '@/server/env';
import { readUnit } from './deploy-files';

const ANALYZE = '/usr/bin/systemd-analyze';

it('the unit starts the shop with settings it knows, as an instance behind one proxy', () => {
  const { args, environment } = readUnit('3001');
  expect(args.slice(-2)).toEqual(['scripts/main.ts', 'serve']);
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
