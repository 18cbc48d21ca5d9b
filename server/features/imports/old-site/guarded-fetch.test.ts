import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GuardedFetch, type GuardOptions } from './guarded-fetch.ts';
import { isPublicAddress } from './public-addresses.ts';

const LIMIT = { maximumBytes: 1000 };
const REFUSED = { messageKey: 'addressRefused' };
const UNREADABLE = { messageKey: 'addressUnreadable' };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of this machine. @returns its address by that name */
async function serve(answer: Answer, hostname = '127.0.0.1'): Promise<URL> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://${hostname}:${(server.address() as AddressInfo).port}/`);
}

/** One that takes this machine for a public one. */
function open(options: GuardOptions = {}): GuardedFetch {
  return new GuardedFetch({ allowHttp: true, isAllowed: () => true, ...options });
}

const json =
  (value: unknown): Answer =>
  (_request, response) => {
    response.end(JSON.stringify(value));
  };

const redirect =
  (location: string): Answer =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };

describe('what can be read', () => {
  it('is a list and a file, also behind a redirect', async () => {
    const target = await serve(json([1]));
    const address = await serve(redirect(target.href));
    expect(await open().json(address, LIMIT)).toEqual([1]);
    const file = await open().stream(address, LIMIT);
    expect((await buffer(file!.stream)).toString()).toBe('[1]');
  });

  it.each([404, 410])('a file that is not there is none: %i', async (status) => {
    const address = await serve((_request, response) => response.writeHead(status).end());
    expect(await open().stream(address, LIMIT)).toBeUndefined();
  });

  it('is as long as was asked for, and no byte longer', async () => {
    const list = JSON.stringify('x'.repeat(998));
    const address = await serve((_request, response) => response.end(list));
    expect(await open().json(address, { maximumBytes: 1000 })).toHaveLength(998);
    await expect(open().json(address, { maximumBytes: 999 })).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  it('may be behind five redirects, not behind six; what is sent goes to no other address', async () => {
    const address = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end('[1]');
      else response.writeHead(307, { location: `/${left - 1}` }).end();
    });
    expect(await open().json(new URL('/5', address), LIMIT)).toEqual([1]);
    await expect(open().json(new URL('/6', address), LIMIT)).rejects.toMatchObject(UNREADABLE);
    const sent = { ...LIMIT, method: 'POST', body: { Password: 'secret' } } as const;
    expect(await open().json(new URL('/0', address), sent)).toEqual([1]);
    await expect(open().json(new URL('/1', address), sent)).rejects.toMatchObject(UNREADABLE);
  });

  it('a bearer goes to its own site alone', async () => {
    const bearers: (string | undefined)[] = [];
    const hear: Answer = (request, response) => {
      bearers.push(request.headers.authorization);
      response.end('[]');
    };
    const other = await serve(hear);
    await open().json(other, { ...LIMIT, bearer: 'secret' });
    await open().json(await serve(redirect(other.href)), { ...LIMIT, bearer: 'secret' });
    expect(bearers).toEqual(['Bearer secret', undefined]);
  });
});

describe('an address inside the machine or its network is refused', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://[::1]/',
    'http://[::]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://localhost/',
  ])('%s', async (address) => {
    const guarded = new GuardedFetch({ allowHttp: true });
    await expect(guarded.json(new URL(address), LIMIT)).rejects.toMatchObject(REFUSED);
    await expect(guarded.stream(new URL(address), LIMIT)).rejects.toMatchObject(REFUSED);
  });

  it('and before anything is sent to it, also when a name stands for it', async () => {
    let requests = 0;
    const address = await serve((_request, response) => {
      requests += 1;
      response.end('[]');
    }, 'localhost');
    const guarded = new GuardedFetch({ allowHttp: true });
    await expect(guarded.json(address, LIMIT)).rejects.toMatchObject(REFUSED);
    expect(requests).toBe(0);
  });

  it('also behind a redirect', async () => {
    const address = await serve(redirect('http://127.0.0.2/'), 'localhost');
    const guarded = open({ isAllowed: (ip) => ip !== '127.0.0.2' });
    await expect(guarded.json(address, LIMIT)).rejects.toMatchObject(REFUSED);
  });

  it.each([
    'file:///etc/passwd',
    'ftp://example.org/',
    'http://example.org/',
    'https://user:word@example.org/',
  ])('and so is %s', async (address) => {
    await expect(new GuardedFetch().json(new URL(address), LIMIT)).rejects.toMatchObject(REFUSED);
  });

  it('the public internet is not', () => {
    expect(['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111'].map(isPublicAddress)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['2002:7f00:1::', '2001:db8::1', '::1', 'example.org', ''].some(isPublicAddress)).toBe(false);
  });
});

describe('a site that answers badly ends the reading', () => {
  it.each<[string, Answer]>([
    ['by an error', (_request, response) => response.writeHead(500).end('[]')],
    ['by a page', (_request, response) => response.end('<!doctype html>')],
    ['by nothing', (_request, response) => response.end()],
    ['by a broken connection', (request) => request.socket.destroy()],
    [
      'in the middle',
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('[1', () => request.socket.destroy());
      },
    ],
    [
      'packed, which could unpack to any size',
      (_request, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(10_000_000)));
      },
    ],
    ['by going round in circles', redirect('/')],
  ])('%s', async (_how, answer) => {
    await expect(open().json(await serve(answer), LIMIT)).rejects.toMatchObject(UNREADABLE);
  });

  it('with more than was asked for', async () => {
    const endless: Answer = (_request, response) => {
      const send = (): unknown => response.write('[]'.repeat(1000), () => !response.destroyed && send());
      send();
    };
    const tooLarge = { code: 'PAYLOAD_TOO_LARGE', ...UNREADABLE };
    await expect(open().json(await serve(endless), LIMIT)).rejects.toMatchObject(tooLarge);
    const file = await open().stream(await serve(endless), LIMIT);
    await expect(buffer(file!.stream)).rejects.toMatchObject(tooLarge);
  });

  it('by saying nothing, or a letter now and then', async () => {
    const timeouts = { idle: 50, list: 200, file: 200 };
    await expect(open({ timeouts }).json(await serve(() => {}), LIMIT)).rejects.toMatchObject(UNREADABLE);
    const drip: Answer = (_request, response) => {
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    };
    await expect(open({ timeouts }).json(await serve(drip), LIMIT)).rejects.toMatchObject(UNREADABLE);
  });

  it.each([400, 401, 403])('by refusing whoever signs in, which is told as such: %i', async (status) => {
    const address = await serve((_request, response) => response.writeHead(status).end());
    await expect(open().json(address, LIMIT)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
