import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sitePalette } from '../../../rules/colours.ts';
import { DRAWN_COLOURS } from '../../../rules/drawn-colours.ts';
import { registerDrawings } from './drawings.ts';
import { sendPlainError } from './plain-error.ts';
import { registerSiteIcons, type SiteLook } from './site-icons.ts';

const MAIN = '#1B4965';
const ACCENT = '#62B6CB';

let app: FastifyInstance;
let look: SiteLook;
const stored = new Map<string, Buffer>();

beforeEach(async () => {
  look = {
    language: 'te',
    name: 'కెంట్ తెలుగు సంఘం',
    shortName: '',
    palette: sitePalette(MAIN, ACCENT),
    drawings: 'temple',
  };
  app = fastify();
  app.setErrorHandler(sendPlainError);
  registerSiteIcons(app, {
    directory: 'client/public',
    readLook: async () => look,
    readPicture: async (key) => stored.get(key),
  });
  await registerDrawings(app, 'client/components/art');
});
afterEach(() => app.close());

/** The colour of a pixel of an answered picture. */
async function colourAt(address: string, left: number, top: number): Promise<string> {
  const { rawPayload } = await app.inject(address);
  const pixel = await sharp(rawPayload)
    .extract({ left, top, width: 1, height: 1 })
    .flatten({ background: DRAWN_COLOURS.white })
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex').toUpperCase()}`;
}

async function plain(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

describe('icons and the picture of shared links', () => {
  it('are our drawings in the colours of the site', async () => {
    expect(await colourAt('/og-image.png', 20, 400)).toBe(MAIN);
    expect(await colourAt('/icon-512.png', 256, 170)).toBe(look.palette.gold);
    expect(await colourAt('/icon-512.png', 256, 20)).toBe(MAIN);
  });

  it('show no lamp where the association has not chosen the temple', async () => {
    look.drawings = 'tree';
    expect(await colourAt('/og-image.png', 10, 10)).toBe(MAIN);
    expect(await colourAt('/icon-512.png', 156, 220)).toBe(ACCENT);
    expect(await colourAt('/icon-512.png', 256, 170)).toBe(look.palette.gold);
  });

  it("are the association's own pictures where it has them, in their size", async () => {
    stored.set('SiteImg/logo.jpg', await plain('#00FF00'));
    stored.set('SiteImg/hall.jpg', await plain('#0000FF'));
    Object.assign(look, { logo: 'SiteImg/logo.jpg', opening: 'SiteImg/hall.jpg' });
    for (const [address, colour, width, height] of [
      ['/apple-touch-icon.png', '#00FF00', 180, 180],
      ['/icon-192.png', '#00FF00', 192, 192],
      ['/og-image.png', '#0000FF', 1200, 630],
    ] as const) {
      expect(await colourAt(address, width / 2, height / 2)).toBe(colour);
      const { rawPayload } = await app.inject(address);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width, height });
    }
  });

  it('are drawings again when the store has lost the picture', async () => {
    look.logo = 'SiteImg/gone.jpg';
    expect((await app.inject('/icon-192.png')).statusCode).toBe(200);
  });
});

it('the manifest has the name in the first language, and the colours', async () => {
  const answer = await app.inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toMatchObject({
    name: 'కెంట్ తెలుగు సంఘం',
    short_name: 'కెంట్ తెలుగు సంఘం',
    lang: 'te',
    theme_color: look.palette.cream,
  });
});

describe('drawings', () => {
  it('are answered in the colours of their address, for good', async () => {
    const answer = await app.inject('/art/1B4965-62B6CB/donation.svg');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.body).toContain(MAIN);
    expect(answer.body).not.toContain(DRAWN_COLOURS.main);
  });

  it.each([
    '/art/1B4965-62B6CB/..%2f..%2findex.html',
    '/art/1B4965-62B6CB/drawing.tsx',
    '/art/1B4965-62B6CB/unknown.svg',
    '/art/FFFFFF-62B6CB/donation.svg',
    '/art/%22%3E-62B6CB/donation.svg',
  ])('are not %s', async (address) => {
    expect((await app.inject(address)).statusCode).toBe(404);
  });
});
