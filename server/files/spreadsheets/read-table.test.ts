import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bankDesk } from '../../features/bank/bank-fixtures.ts';
import { PREVIEW, sheetsOf } from '../../features/imports/sheet-import-fixtures.ts';
import { adminToken } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { OverThreadLimits, Thread } from '../thread.ts';

const app = sharedTestApp();
const desk = bankDesk(app);
let token: string;
const sheets = sheetsOf(app, () => token);

beforeAll(async () => {
  token = await adminToken(app);
});

/** Takes seconds: where each cell ends is looked for again and again. */
const HOSTILE = `Date,Description,Amount\n${'"'.repeat(4_000_000)}`;

const WAYS: [string, (content: string) => Promise<unknown>][] = [
  ['a bank statement', (content) => desk.send('preview', content)],
  ['a spreadsheet', (content) => sheets.send(PREVIEW, content, { subject: 'DONATIONS' })],
];

describe.each(WAYS)('%s that takes long to read', (_name, send) => {
  it('keeps nobody waiting', async () => {
    const given = vi.spyOn(Worker.prototype, 'postMessage');
    onTestFinished(() => given.mockRestore());
    let isAnswered = false;
    const answer = send(HOSTILE).then(() => {
      isAnswered = true;
    });
    await vi.waitFor(() => expect(given).toHaveBeenCalled(), 30_000);
    const live = await app.server.inject('/health/live');
    expect(live.statusCode).toBe(200);
    expect(isAnswered).toBe(false);
    await answer;
  });

  it('is refused when it takes too long', async () => {
    const run = vi.spyOn(Thread.prototype, 'run').mockRejectedValue(new OverThreadLimits());
    onTestFinished(() => run.mockRestore());
    expect(JSON.stringify(await send('Date,Amount\n'))).toContain('sheetTooLarge');
  });
});
