import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ARTI_SECONDS, artiFrame } from '../server/database/demo/pictures/film-arti.ts';
import { GARBA_SECONDS, garbaFrame } from '../server/database/demo/pictures/film-garba.ts';
import { WELCOME_SECONDS, welcomeFrame } from '../server/database/demo/pictures/film-welcome.ts';

/**
 * Draws the demo videos frame by frame and encodes them with ffmpeg:
 * `node --import @oxc-node/core/register scripts/draw-demo-videos.ts [garba | arti | welcome]`.
 */

const RATE = 25;
const MAXIMUM_BYTES = 350_000;
const VIDEOS = fileURLToPath(new URL('../server/database/demo/videos/', import.meta.url));
const FILMS = [
  { name: 'garba', seconds: GARBA_SECONDS, frame: garbaFrame },
  { name: 'arti', seconds: ARTI_SECONDS, frame: artiFrame },
  { name: 'welcome', seconds: WELCOME_SECONDS, frame: welcomeFrame },
];

/** ffmpeg reading raw frames; resolves to undefined where it is not installed. */
async function startEncoder(file: string, quality: number): Promise<ChildProcess | undefined> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '640x360', '-r', `${RATE}`, '-i', 'pipe:0'];
  const output = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-crf', `${quality}`];
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      ...input,
      '-an',
      ...output,
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  try {
    await once(encoder, 'spawn');
    return encoder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function encode(file: string, quality: number, frames: readonly Buffer[]): Promise<boolean> {
  const encoder = await startEncoder(file, quality);
  if (!encoder?.stdin) return false;
  const finished = once(encoder, 'close');
  for (const frame of frames) {
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await finished;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
  return true;
}

const wanted = process.argv.slice(2);
await mkdir(VIDEOS, { recursive: true });
for (const { name, seconds, frame } of FILMS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const frames: Buffer[] = [];
  const count = seconds * RATE;
  for (let i = 0; i < count; i += 1) {
    frames.push(
      await sharp(Buffer.from(frame(i / count)))
        .flatten()
        .removeAlpha()
        .raw()
        .toBuffer(),
    );
  }
  const file = `${VIDEOS}${name}.mp4`;
  let bytes = Number.POSITIVE_INFINITY;
  for (let quality = 24; bytes > MAXIMUM_BYTES && quality <= 36; quality += 2) {
    if (!(await encode(file, quality, frames))) {
      console.error('ffmpeg was not found. Install it (for example "apt-get install ffmpeg") and try again.');
      process.exit(1);
    }
    bytes = (await stat(file)).size;
  }
  if (bytes > MAXIMUM_BYTES) throw new Error(`${name}.mp4 has ${bytes} bytes, more than ${MAXIMUM_BYTES}.`);
  console.log(`${name}.mp4 ${(bytes / 1000).toFixed(0)} kB, ${seconds} s`);
}
