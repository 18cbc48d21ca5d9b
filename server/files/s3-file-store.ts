import { createReadStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
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

/** Milliseconds that a store may say nothing. What it did not begin to answer is tried twice more. */
export interface S3Patience {
  /** Until there is a connection. */
  connect: number;
  /** Until it begins to answer, but for uploads, which take as long as they take. */
  answer: number;
  /** Without a byte in either direction. A visitor who takes no more of a file looks the same. */
  silence: number;
}

const PATIENCE: S3Patience = { connect: 5_000, answer: 10_000, silence: 120_000 };

/** Who takes a film slowly holds one all the while. The SDK's fifty would let others wait, and then be refused. */
const CONNECTIONS = { maxSockets: 500 };

/** Files as objects of one bucket. An object is there completely or not at all, and its writing is confirmed. */
export class S3FileStore implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #incomingDirectory: string;

  constructor(
    { bucket, region, endpoint, credentials }: S3Settings,
    incomingDirectory: string,
    { connect, answer, silence }: S3Patience = PATIENCE,
  ) {
    this.#bucket = bucket;
    this.#incomingDirectory = incomingDirectory;
    this.#client = new S3Client({
      region,
      endpoint,
      credentials,
      // Most other stores have no host name for each bucket.
      forcePathStyle: endpoint !== undefined,
      // Nor do all of them know Amazon's newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: connect,
        requestTimeout: answer,
        // Else the SDK only warns.
        throwOnRequestTimeout: true,
        socketTimeout: silence,
        httpAgent: CONNECTIONS,
        httpsAgent: CONNECTIONS,
      },
    });
  }

  async put(key: string, source: Buffer | string | Readable): Promise<void> {
    parseKey(key);
    if (source instanceof Readable) return this.#putStream(key, source);
    const isPath = typeof source === 'string';
    const ContentLength = isPath ? (await stat(source)).size : source.length;
    const Body = isPath ? createReadStream(source) : source;
    const command = new PutObjectCommand({ ...this.#at(key), Body, ContentLength });
    await this.#client.send(command, { requestTimeout: 0 });
  }

  /** A store must know the length first, and a stream does not tell it. */
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
    // One by one: not every store can delete many at once, and there are a dozen.
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

function nullWhenMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}
