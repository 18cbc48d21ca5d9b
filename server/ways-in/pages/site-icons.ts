import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { recolour } from '../../../rules/colours.ts';
import type { SitePalette } from '../../../rules/drawn-colours.ts';
import { directionOf, type Language } from '../../../rules/languages.ts';
import type { SiteDrawings } from '../../../rules/site-drawings.ts';

/** What icons, share picture and manifest are made of. */
export interface SiteLook {
  /** In the site's first language. */
  language: Language;
  name: string;
  shortName: string;
  palette: SitePalette;
  drawings: SiteDrawings;
  /** Stored pictures of the association's own, by their keys in the store. */
  logo?: string;
  opening?: string;
}

export interface SiteIconsOptions {
  /** The folder of the built client, or of its sources, that has the drawings of mark and share picture. */
  directory: string;
  readLook(): Promise<SiteLook>;
  /** A stored picture; undefined if the store has lost it. */
  readPicture(key: string): Promise<Buffer | undefined>;
}

const CACHE_CONTROL = 'public, max-age=3600';
/** Pixels, as Open Graph recommends. */
const SHARE_PICTURE = { width: 1200, height: 630 };
/** Pixels of a square icon, by its address; a phone's home screen shows no transparency. */
const ICONS = {
  '/apple-touch-icon.png': { size: 180, isOpaque: true },
  '/icon-192.png': { size: 192, isOpaque: false },
  '/icon-512.png': { size: 512, isOpaque: false },
};

/**
 * The site's icons, the picture of shared links and the web manifest, as the association looks: its logo and opening
 * picture, or our drawings in its colours.
 */
export function registerSiteIcons(app: FastifyInstance, options: SiteIconsOptions): void {
  const { directory, readLook, readPicture } = options;
  /** Drawing one takes some tenths of a second of a core. */
  const drawn = new LRUCache<string, Buffer>({ max: 20 });

  const drawing = async (name: string, { palette, drawings }: SiteLook) => {
    const file = drawings === 'temple' ? name : `plain-${name}`;
    return recolour(await readFile(join(directory, file), 'utf8'), palette);
  };

  /** A PNG made of the stored picture, or of the drawing if there is none. */
  const send = async (
    reply: FastifyReply,
    look: SiteLook,
    picture: { name: string; key?: string; drawing: string; make(picture: Sharp): Sharp },
  ) => {
    const { main, accent, cream } = look.palette;
    const ours = `${look.drawings === 'temple'}${main}${accent}${cream}`;
    const key = [picture.name, picture.key ?? ours].join();
    let png = drawn.get(key);
    if (!png) {
      // Imported on first use: sharp is large and would delay the start.
      const { default: sharp } = await import('sharp');
      const stored = picture.key && (await readPicture(picture.key));
      const source = stored || Buffer.from(await drawing(picture.drawing, look));
      png = await picture
        .make(sharp(source, { density: 600 }))
        .png()
        .toBuffer();
      drawn.set(key, png);
    }
    return reply.header('cache-control', CACHE_CONTROL).type('image/png').send(png);
  };

  for (const [address, { size, isOpaque }] of Object.entries(ICONS))
    app.get(address, async (_request, reply) => {
      const look = await readLook();
      const background = isOpaque || look.logo ? look.palette.white : { r: 0, g: 0, b: 0, alpha: 0 };
      return send(reply, look, {
        name: address,
        key: look.logo,
        drawing: 'mark.svg',
        make: (mark) =>
          mark
            .resize({ width: size, height: size, fit: 'contain', background })
            .flatten(isOpaque && { background }),
      });
    });
  app.get('/og-image.png', async (_request, reply) => {
    const look = await readLook();
    return send(reply, look, {
      name: 'share',
      key: look.opening,
      drawing: 'share-picture.svg',
      make: (picture) => picture.resize({ ...SHARE_PICTURE, fit: 'cover' }),
    });
  });
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { language, name, shortName, palette } = await readLook();
    const manifest = {
      name,
      short_name: shortName || name,
      lang: language,
      dir: directionOf(language),
      start_url: '/',
      display: 'minimal-ui',
      background_color: palette.cream,
      theme_color: palette.cream,
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    };
    return reply
      .header('cache-control', CACHE_CONTROL)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest));
  });
}
