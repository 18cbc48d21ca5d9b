import { expect, it, onTestFinished, vi } from 'vitest';
import { get } from '../../testing/requests.ts';
import { openTestApp } from '../../testing/test-app.ts';

vi.setConfig({ testTimeout: 120_000 });

it('in development, pages render from their sources, even those with dialogs and forms', async () => {
  // React and its likes go by it: in production they would not be what developers run.
  expect(process.env.NODE_ENV).not.toBe('production');
  const app = await openTestApp({ environment: { NODE_ENV: 'development' }, withPages: true });
  onTestFinished(() => app.close());
  for (const path of ['/', '/booking', '/register-matrimonial', '/my-donations'])
    expect([path, (await get(app, path)).statusCode]).toEqual([path, 200]);
});
