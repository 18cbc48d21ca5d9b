import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { GuardedFetch } from './guarded-fetch.ts';

/** A name that stands for an address of the internet and for one of this machine; and one that stands for none. */
vi.mock('node:dns', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:dns')>()),
  lookup: (name: string, _options: object, done: (error: Error | null, addresses?: object[]) => void) =>
    name === 'none.example'
      ? done(new Error('getaddrinfo ENOTFOUND none.example'))
      : done(null, [
          { address: '127.0.0.1', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ]),
}));

it('a name is refused when one of its addresses is, though the first is not', async () => {
  const server = createServer((_request, response) => response.end('"read"'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = new URL(`http://two.example:${(server.address() as AddressInfo).port}/`);
  const read = (isAllowed: (address: string) => boolean) =>
    new GuardedFetch({ allowHttp: true, isAllowed }).json(address, { maximumBytes: 100 });
  expect(await read(() => true)).toBe('read');
  await expect(read((one) => one === '127.0.0.1')).rejects.toMatchObject({ messageKey: 'addressRefused' });
});

it('a name that stands for nothing cannot be read, which is said', async () => {
  const read = new GuardedFetch().json(new URL('https://none.example/'), { maximumBytes: 100 });
  await expect(read).rejects.toMatchObject({ messageKey: 'addressUnreadable' });
});
