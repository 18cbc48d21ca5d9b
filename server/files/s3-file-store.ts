import { createReadStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../config.ts';
import { type ByteRange, type FileStore, isKey, type OpenedFile, parseKey } from './file-store.ts';
import { newIncomingPath } from './incoming-files.ts';

/** Milliseconds. The SDK repeats a request without a response twice. */
export interface S3Timeouts {
  /** Until the connection is open. */
  connect: number;
  /** Until the response begins; not applied to uploads. */
  response: number;
  /** Without a byte in either direction. A visitor who stops reading a file counts too. */
  idle: number;
}

const TIMEOUTS: S3Timeouts = { connect: 5_000, response: 10_000, idle: 120_000 };

/** A slow download holds a connection throughout. With the SDK's default of 50, others would wait and time out. */
const CONNECTIONS = { maxSockets: 500 };

/** Files as objects of one bucket. S3 writes are atomic, and confirmed when durable. */
export class S3FileStore implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #incomingDirectory: string;

  constructor(
    { bucket, region, endpoint, credentials }: S3Settings,
    incomingDirectory: string,
    { connect, response, idle }: S3Timeouts = TIMEOUTS,
  ) {
    this.#bucket = bucket;
    this.#incomingDirectory = incomingDirectory;
    this.#client = new S3Client({
      region,
      endpoint,
      credentials,
      // Most S3-compatible stores have no host name for each bucket.
      forcePathStyle: endpoint !== undefined,
      // Nor do all of them support Amazon's newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: connect,
        requestTimeout: response,
        // By default the SDK only warns.
        throwOnRequestTimeout: true,
        socketTimeout: idle,
        httpAgent: CONNECTIONS,
        httpsAgent: CONNECTIONS,
      },
    });
  }

  async put(key: string, source: Buffer | string | Readable): Promise<void> {
    parseKey(key);
    const isPath = typeof source === 'string';
    // Not by `instanceof`: an archive's entry is a stream of another library.
    if (!isPath && !Buffer.isBuffer(source)) return this.#putStream(key, source);
    const ContentLength = isPath ? (await stat(source)).size : source.length;
    const Body = isPath ? createReadStream(source) : source;
    const command = new PutObjectCommand({ ...this.#at(key), Body, ContentLength });
    await this.#client.send(command, { requestTimeout: 0 });
  }

  /** S3 needs the length in advance, so a stream is buffered on disk first. */
  async #putStream(key: string, source: Readable): Promise<void> {
    const path = await newIncomingPath(this.#incomingDirectory);
    try {
      await writeFile(path, source, { flag: 'wx' });
      await this.put(key, path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async open(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    parseKey(key);
    const Range = range && `bytes=${range.start}-${range.end}`;
    const found = await this.#client
      .send(new GetObjectCommand({ ...this.#at(key), Range }))
      .catch(nullWhenMissing);
    if (!found?.Body) return null;
    const total = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
    return { stream: found.Body as Readable, size: Number(total ?? found.ContentLength) };
  }

  async size(key: string): Promise<number | null> {
    parseKey(key);
    const found = await this.#client.send(new HeadObjectCommand(this.#at(key))).catch(nullWhenMissing);
    return found?.ContentLength ?? null;
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) parseKey(key);
    // Single requests: not every store supports deleting many, and there are a dozen at most.
    await Promise.all(keys.map((key) => this.#client.send(new DeleteObjectCommand(this.#at(key)))));
  }

  async *list(prefix: string): AsyncIterable<string> {
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket, Prefix: prefix });
    for await (const { Contents } of pages)
      for (const { Key } of Contents ?? []) if (Key && isKey(Key)) yield Key;
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: key };
  }
}

/** Without its bucket a file is not missing: the settings are wrong. */
function nullWhenMissing(error: unknown): null {
  if (!(error instanceof S3ServiceException) || error.name === 'NoSuchBucket') throw error;
  if (error.$metadata.httpStatusCode === 404) return null;
  throw error;
}
