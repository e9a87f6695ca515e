import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../start/settings.ts';

test('an export and a file that nothing uses are found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unused-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'planted', type: 'module' }));
  writeFileSync(
    join(folder, 'knip.json'),
    JSON.stringify({ entry: ['src/start.ts'], project: ['src/**/*.ts'] }),
  );
  writeFileSync(join(folder, 'src/start.ts'), "import { used } from './parts.ts';\nused();\n");
  writeFileSync(
    join(folder, 'src/parts.ts'),
    'export const used = () => 1;\nexport const plantedExport = 2;\nexport type PlantedType = string;\n',
  );
  writeFileSync(join(folder, 'src/planted-file.ts'), 'export const alone = 3;\n');
  try {
    const run = spawnSync(join(root, 'node_modules/.bin/knip'), ['--no-progress', '--no-config-hints'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(run.status).toBe(1);
    for (const planted of ['plantedExport', 'PlantedType', 'src/planted-file.ts']) {
      expect(run.stdout).toContain(planted);
    }
    expect(run.stdout).not.toMatch(/\bused\b.*parts/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
