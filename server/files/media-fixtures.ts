import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { onTestFinished } from 'vitest';
import type { FileStore } from './file-store.ts';
import { randomName } from './media-names.ts';
import { type ReceivedUpload, receiveUpload } from './received-upload.ts';

/** The minimum that passes for an mp4: a `ftyp` box, then padding. */
export const MP4 = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
  Buffer.alloc(500),
]);
export const PDF = Buffer.from(`%PDF-1.7\n${'% nothing here\n'.repeat(40)}%%EOF\n`);

/** An empty directory, removed after the running test. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'samaj-media-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** The names in a directory; none if it does not exist. */
export async function namesIn(directory: string): Promise<string[]> {
  return readdir(directory).catch(() => []);
}

/** Every key of a store, sorted. */
export async function keysOf(store: FileStore, prefix = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list(prefix)) keys.push(key);
  return keys.sort();
}

export async function fileWith(content: Buffer): Promise<string> {
  const path = join(await temporaryDirectory(), randomName());
  await writeFile(path, content);
  return path;
}

/** An upload as it arrives from the network, in chunks. */
export function streamOf(content: Buffer, chunkBytes = 65_536): Readable {
  const chunks = Array.from({ length: Math.ceil(content.length / chunkBytes) }, (_, index) =>
    content.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  return Readable.from(chunks, { objectMode: false });
}

export async function received(content: Buffer, directory?: string): Promise<ReceivedUpload> {
  return receiveUpload(streamOf(content), {
    directory: directory ?? (await temporaryDirectory()),
    maximumBytes: 30_000_000,
  });
}

/** A picture that compresses as badly as a photo. */
export function noise(width: number, height: number): Sharp {
  const background = { r: 0, g: 0, b: 0 };
  const type = 'gaussian' as const;
  return sharp({ create: { width, height, channels: 3, background, noise: { type, mean: 128, sigma: 40 } } });
}

/** Runs the work and returns by how many megabytes the process's memory grew at its peak. */
export async function peakMegabytes(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const sample = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 2);
  try {
    await work();
  } finally {
    clearInterval(sample);
  }
  return (peak - before) / 1_000_000;
}
