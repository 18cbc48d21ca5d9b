import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../config.ts';

const BUCKET = 'samaj-files';

/** Starts an S3 emulator on loopback that stores its objects in `directory`. */
export async function startS3Emulator(
  directory: string,
): Promise<{ settings: S3Settings; close(): Promise<void> }> {
  const emulator = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // For listing a bucket it signs a different path from Amazon's SDK.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await emulator.run();
  const settings = {
    bucket: BUCKET,
    region: 'eu-west-2',
    endpoint: `http://127.0.0.1:${port}`,
    // The emulator's built-in credentials.
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  };
  return { settings, close: () => emulator.close() };
}
