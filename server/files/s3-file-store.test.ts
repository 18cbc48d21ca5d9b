import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startS3Emulator } from '../testing/s3-emulator.ts';
import { keysOf, temporaryDirectory } from './media-fixtures.ts';
import { S3FileStore, type S3Timeouts } from './s3-file-store.ts';

const KEY = 'EventImg/abc.jpg';
const MINUTE = 60_000;
const TIMED_OUT = { name: 'TimeoutError' };

async function storeServedBy(serve: RequestListener, timeouts: Omit<S3Timeouts, 'connect'>) {
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const settings = {
    bucket: 'samaj-files',
    region: 'eu-west-2',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  };
  return new S3FileStore(settings, await temporaryDirectory(), { connect: MINUTE, ...timeouts });
}

describe('an S3 store', () => {
  test('a bucket that is not there is an error, and not a missing file', async () => {
    const { settings, close } = await startS3Emulator(await temporaryDirectory());
    onTestFinished(close);
    const store = new S3FileStore({ ...settings, bucket: 'no-such-bucket' }, await temporaryDirectory());
    await expect(store.open(KEY)).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  test('requests time out when it accepts connections but never responds', async () => {
    const store = await storeServedBy(() => {}, { response: 50, idle: MINUTE });
    await expect(store.size(KEY)).rejects.toMatchObject(TIMED_OUT);
    await expect(store.open(KEY)).rejects.toMatchObject(TIMED_OUT);
    await expect(store.remove([KEY])).rejects.toMatchObject(TIMED_OUT);
    await expect(keysOf(store)).rejects.toMatchObject(TIMED_OUT);
  });

  test('an upload or download times out when the store goes idle', async () => {
    const store = await storeServedBy(
      ({ method }, response) => {
        if (method === 'GET') response.writeHead(200, { 'content-length': 10 }).write('01234');
      },
      { response: MINUTE, idle: 300 },
    );
    await expect(store.put(KEY, Buffer.from('0123456789'))).rejects.toMatchObject(TIMED_OUT);
    const opened = await store.open(KEY);
    await expect(buffer(opened!.stream)).rejects.toMatchObject(TIMED_OUT);
  });

  test('an upload or download may take longer than the response timeout', async () => {
    const responseTimeout = 800;
    const store = await storeServedBy(
      ({ method }, response) => {
        if (method === 'GET') response.writeHead(200, { 'content-length': 10 }).write('01234');
        setTimeout(() => response.end(method === 'GET' ? '56789' : ''), 2 * responseTimeout);
      },
      { response: responseTimeout, idle: MINUTE },
    );
    await store.put(KEY, Buffer.from('0123456789'));
    const opened = await store.open(KEY);
    expect((await buffer(opened!.stream)).toString()).toBe('0123456789');
  });

  test('a file can be opened while many others are downloaded slowly', async () => {
    const store = await storeServedBy(
      (_request, response) => void response.writeHead(200, { 'content-length': 10 }).write('01234'),
      { response: 2_000, idle: MINUTE },
    );
    const opened = await Promise.all(Array.from({ length: 60 }, () => store.open(KEY)));
    for (const file of opened) file?.stream.destroy();
    expect(opened).not.toContain(null);
  });
});
