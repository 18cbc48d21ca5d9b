import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keysOf, temporaryDirectory } from './media-fixtures.ts';
import { S3FileStore, type S3Patience } from './s3-file-store.ts';

const KEY = 'EventImg/abc.jpg';
const MINUTE = 60_000;
const TIMED_OUT = { name: 'TimeoutError' };

async function storeThat(serve: RequestListener, patience: Omit<S3Patience, 'connect'>) {
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
  return new S3FileStore(settings, await temporaryDirectory(), { connect: MINUTE, ...patience });
}

describe('an S3 store', () => {
  test('that takes connections and says nothing ends what is asked of it', async () => {
    const store = await storeThat(() => {}, { answer: 50, silence: MINUTE });
    await expect(store.size(KEY)).rejects.toMatchObject(TIMED_OUT);
    await expect(store.open(KEY)).rejects.toMatchObject(TIMED_OUT);
    await expect(store.remove([KEY])).rejects.toMatchObject(TIMED_OUT);
    await expect(keysOf(store)).rejects.toMatchObject(TIMED_OUT);
  });

  test('that falls silent during an upload or a download ends it', async () => {
    const store = await storeThat(
      ({ method }, response) => {
        if (method === 'GET') response.writeHead(200, { 'content-length': 10 }).write('01234');
      },
      { answer: MINUTE, silence: 300 },
    );
    await expect(store.put(KEY, Buffer.from('0123456789'))).rejects.toMatchObject(TIMED_OUT);
    const opened = await store.open(KEY);
    await expect(buffer(opened!.stream)).rejects.toMatchObject(TIMED_OUT);
  });

  test('may take longer over an upload or a download than until it begins to answer', async () => {
    const answer = 800;
    const store = await storeThat(
      ({ method }, response) => {
        if (method === 'GET') response.writeHead(200, { 'content-length': 10 }).write('01234');
        setTimeout(() => response.end(method === 'GET' ? '56789' : ''), 2 * answer);
      },
      { answer, silence: MINUTE },
    );
    await store.put(KEY, Buffer.from('0123456789'));
    const opened = await store.open(KEY);
    expect((await buffer(opened!.stream)).toString()).toBe('0123456789');
  });

  test('begins to bring a file while many others are taken slowly', async () => {
    const store = await storeThat(
      (_request, response) => void response.writeHead(200, { 'content-length': 10 }).write('01234'),
      { answer: 2_000, silence: MINUTE },
    );
    const opened = await Promise.all(Array.from({ length: 60 }, () => store.open(KEY)));
    for (const file of opened) file?.stream.destroy();
    expect(opened).not.toContain(null);
  });
});
