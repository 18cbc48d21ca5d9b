import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { MP4, namesIn, PDF, received, streamOf, temporaryDirectory } from './media-fixtures.ts';
import { receiveUpload } from './received-upload.ts';

const TOO_LARGE = { code: 'PAYLOAD_TOO_LARGE', status: 413, messageKey: 'fileTooLarge' };

async function incoming(): Promise<string> {
  return join(await temporaryDirectory(), 'incoming');
}

test('an upload is on disk unchanged, until it is discarded', async () => {
  const directory = await incoming();
  const upload = await receiveUpload(streamOf(PDF, 7), { directory, maximumBytes: PDF.length });

  expect(upload).toMatchObject({ byteSize: PDF.length, contentType: 'application/pdf' });
  expect(await readFile(upload.path)).toEqual(PDF);
  await upload.discard();
  await upload.discard();
  expect(await namesIn(directory)).toEqual([]);
});

describe('[UP-5] over the limit', () => {
  test('[UP-5] one byte too many: 413 and nothing stored', async () => {
    const directory = await incoming();
    const upload = receiveUpload(streamOf(PDF, 7), { directory, maximumBytes: PDF.length - 1 });

    await expect(upload).rejects.toMatchObject(TOO_LARGE);
    expect(await namesIn(directory)).toEqual([]);
  });

  test('[UP-5] an endless stream is stopped at the limit', async () => {
    const directory = await incoming();
    let sent = 0;
    const endless = new Readable({
      read() {
        sent += 65_536;
        this.push(Buffer.alloc(65_536));
      },
    });

    await expect(receiveUpload(endless, { directory, maximumBytes: 1_000_000 })).rejects.toMatchObject(
      TOO_LARGE,
    );
    expect(endless.destroyed).toBe(true);
    expect(sent).toBeLessThan(1_500_000);
    expect(await namesIn(directory)).toEqual([]);
  });

  test('[UP-5] a file truncated by the multipart parser does not pass for complete', async () => {
    const directory = await incoming();
    const truncated = Object.assign(streamOf(PDF), { truncated: true });

    await expect(receiveUpload(truncated, { directory, maximumBytes: 1_000_000 })).rejects.toMatchObject(
      TOO_LARGE,
    );
    expect(await namesIn(directory)).toEqual([]);
  });
});

describe('[UP-7] aborted uploads', () => {
  test.each([1, 50, 99])('[UP-7] an abort at %d %% leaves nothing behind', async (percent) => {
    const directory = await incoming();
    const content = Buffer.alloc(1_000_000, 'x');
    const aborted = Readable.from(
      (function* () {
        yield content.subarray(0, content.length * (percent / 100));
        throw new Error('aborted');
      })(),
      { objectMode: false },
    );

    await expect(receiveUpload(aborted, { directory, maximumBytes: 2_000_000 })).rejects.toThrow('aborted');
    expect(await namesIn(directory)).toEqual([]);
  });

  test('[UP-7] an abort before the first byte, at any step of the beginning, leaves nothing behind', async () => {
    const directory = await incoming();
    for (let turns = 0; turns < 20; turns += 1) {
      const aborted = new Readable({ read() {} });
      const upload = receiveUpload(aborted, { directory, maximumBytes: 2_000_000 });
      const refused = expect(upload).rejects.toThrow('aborted');
      for (let turn = 0; turn < turns; turn += 1) await setImmediate();
      aborted.destroy(new Error('aborted'));
      await refused;
    }
    expect(await namesIn(directory)).toEqual([]);
  });
});

test('an empty file is refused', async () => {
  const directory = await incoming();
  await expect(received(Buffer.alloc(0), directory)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    messageKey: 'fileEmpty',
  });
  expect(await namesIn(directory)).toEqual([]);
});

test('[UP-1] the type comes from the content', async () => {
  expect((await received(MP4)).contentType).toBe('video/mp4');
  expect(
    (await received(Buffer.from('<!--ftypmp42--><script>alert(1)</script>'))).contentType,
  ).toBeUndefined();
  expect((await received(Buffer.from('%PDF is not how a PDF begins'))).contentType).toBeUndefined();
});
