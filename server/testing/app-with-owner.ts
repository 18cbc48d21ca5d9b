import { beforeAll } from 'vitest';
import { buildOwner } from './factories.ts';
import { sharedTestApp, type TestApp } from './test-app.ts';

/** Like `sharedTestApp()`, of an association that has set its site up, without which nobody signs up (D113). */
export function appWithOwner(): TestApp {
  const app = sharedTestApp();
  beforeAll(async () => {
    await buildOwner(app);
  });
  return app;
}
