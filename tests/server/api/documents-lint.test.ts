import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bringPackages } from '@/e2e/npm-packages';
import { openApi } from '@/server/api/openapi';

const PACKAGES = ['@redocly/cli@2.77.0'];
interface Linted {
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
}

it('rule 7.11: Redocly finds nothing to say of the OpenAPI document', async ({ skip }) => {
  const { tools = '', missing } = await bringPackages(PACKAGES);
  if (missing !== undefined) {
    console.info(missing);
    skip(missing);
  }
  const folder = mkdtempSync(join(tmpdir(), 'nordvidda-lint-'));
  try {
    writeFileSync(
      join(folder, 'openapi.json'),
      JSON.stringify(openApi('https://www.nordvidda.no', { name: 'Nordvidda' })),
    );
    writeFileSync(join(folder, 'redocly.yaml'), 'extends: [recommended]\ntelemetry: off\n');
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const lint = [join(tools, '@redocly/cli/bin/cli.js'), 'lint', 'openapi.json', '--format=json'];
    const { stdout, stderr } = spawnSync(process.execPath, lint, { cwd: folder, env, encoding: 'utf8' });
    expect(stdout, stderr).not.toBe('');
    const { problems } = JSON.parse(stdout) as Linted;
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
