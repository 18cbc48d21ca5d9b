import { WorkQueue } from '../../../identity/work-queue.ts';

/** Marking takes a core for a moment: one photo at a time, and not many wait. */
const queue = new WorkQueue({ atOnce: 1, waiting: 40, retryAfter: 2 });

/** Pixels of the tile that is repeated over a photo, for one that is 450 wide. */
const TILE = { width: 225, height: 90, font: 13 };

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!).replace(/\p{C}/gu, ' ');

function tile(name: string, scale: number): Buffer {
  const [width, height, font] = [TILE.width * scale, TILE.height * scale, TILE.font * scale];
  const place = `x="${width / 2}" y="${height / 2}" text-anchor="middle" transform="rotate(-18 ${width / 2} ${height / 2})"`;
  const ink = `fill="#fff" fill-opacity="0.42" stroke="#000" stroke-opacity="0.22" stroke-width="${0.6 * scale}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text ${place} ${ink} font-family="sans-serif" font-size="${font}">${escaped(name)}</text></svg>`,
  );
}

/**
 * The photo with the viewer's name over all of it, small, in its own format.
 * @throws AppError UNAVAILABLE when too many wait
 */
export function markPhoto(photo: Buffer, viewerName: string): Promise<Buffer> {
  return queue.run(async () => {
    // Imported on first use: sharp is large and would delay the start.
    const { default: sharp } = await import('sharp');
    const picture = sharp(photo);
    const { format, width } = await picture.metadata();
    const marked = picture.composite([{ input: tile(viewerName, width / 450), tile: true }]);
    if (format === 'webp') return marked.webp({ quality: 75, effort: 2 }).toBuffer();
    if (format === 'heif')
      return marked.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
    return marked.jpeg({ quality: 80 }).toBuffer();
  });
}
