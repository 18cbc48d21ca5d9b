import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isDarkEnough, isLightEnough, recolour, sitePalette } from '../../../rules/colours.ts';
import { AppError } from '../../../rules/errors.ts';

/** As client/components/art/use-drawing.ts writes them, without `#`. */
const COLOURS = /^([\dA-F]{6})-([\dA-F]{6})$/;

/** The two colours of the address, if a site may have them. */
function coloursOf(written: string): [main: string, accent: string] | undefined {
  const [, main, accent] = COLOURS.exec(written) ?? [];
  if (!main || !accent) return undefined;
  return isDarkEnough(`#${main}`) && isLightEnough(`#${accent}`) ? [`#${main}`, `#${accent}`] : undefined;
}

/**
 * `GET /art/<main>-<accent>/<file>`: the drawings of the interface in other colours than those they were drawn in.
 * Their names have a hash of the content, so an answer never changes.
 * @param directory of the drawings
 */
export async function registerDrawings(app: FastifyInstance, directory: string): Promise<void> {
  const files = new Set((await readdir(directory)).filter((name) => name.endsWith('.svg')));
  app.get<{ Params: { colours: string; file: string } }>('/art/:colours/:file', async (request, reply) => {
    const { colours, file } = request.params;
    const chosen = coloursOf(colours);
    if (!chosen || !files.has(file)) throw new AppError('NOT_FOUND', 'notFound');
    const svg = await readFile(join(directory, file), 'utf8');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/svg+xml')
      .send(recolour(svg, sitePalette(...chosen)));
  });
}
