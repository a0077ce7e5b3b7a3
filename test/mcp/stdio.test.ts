import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, it } from 'vitest';
import { dataDirectory } from '../holdfast.ts';
import { agrees, programBy } from './client.ts';

describe('a program over standard input and output', () => {
  it('X11 books when the person agrees, with the real command', async () => {
    const data = await dataDirectory();
    const transport = () =>
      new StdioClientTransport({
        command: process.execPath,
        args: ['bin/holdfast.js', 'mcp', 'northside', '--data', data],
        env: { HOLDFAST_LOG_LEVEL: 'error' },
      });
    const first = await programBy(transport(), agrees);
    await first.call('free_times', { request: 'any time next week' });
    const booked = await first.call('book', { request: 'the first' });
    expect(booked.structured).toMatchObject({ person: 'yes', done: [{ act: 'book', status: 'confirmed' }] });
    const stands = (await first.call('what_stands')).structured.bookings ?? [];
    expect(stands.map(({ reference }) => reference)).toEqual([booked.structured.done?.[0]?.reference]);
  }, 300_000);
});
