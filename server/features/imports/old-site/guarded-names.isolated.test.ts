import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { GuardedFetch } from './guarded-fetch.ts';

/** A name that stands for an address of the internet and for one of this machine. */
vi.mock('node:dns', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:dns')>()),
  lookup: (_name: string, _options: object, done: (error: null, addresses: object[]) => void) =>
    done(null, [
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
