import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/app/config.ts';
import { serve } from '../src/app/open.ts';
import { DEMO } from './demo.ts';
import type { Used } from './processes.ts';

/** One of several processes that serve one database, as `holdfast start` does; its log is written and thrown away. */
const dataDirectory = mkdtempSync(join(tmpdir(), 'holdfast-bench-'));
const config = { ...readConfig(process.env), ...DEMO };
const { address, stop } = await serve({ config, dataDirectory, announce: () => {}, port: 0, host: '127.0.0.1' });

process.on('message', () => {
  const { userCPUTime, systemCPUTime, voluntaryContextSwitches } = process.resourceUsage();
  const used: Used = { cpuMicros: userCPUTime + systemCPUTime, wakes: voluntaryContextSwitches };
  process.send?.(used);
});
process.once('disconnect', () => {
  void stop().then(() => {
    rmSync(dataDirectory, { recursive: true, force: true });
    process.exit(0);
  });
});
process.send?.(address);
