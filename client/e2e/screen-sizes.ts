import type { CDPSession, Page } from '@playwright/test';

const SIZES = {
  desktop: { width: 1280, height: 900, mobile: false },
  phone: { width: 360, height: 740, mobile: true },
  /** The smallest phone. */
  smallPhone: { width: 320, height: 740, mobile: true },
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Makes a phone or a desktop of the browser that shows a page, which stays loaded: it does not have to be loaded and
 * compiled once for each size.
 */
export async function resizeTo(page: Page, size: keyof typeof SIZES): Promise<void> {
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
  const session = await sessions.get(page)!;
  const { mobile } = SIZES[size];
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
  await session.send('Emulation.setDeviceMetricsOverride', { ...SIZES[size], deviceScaleFactor: 1 });
}
