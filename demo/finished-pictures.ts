import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { ImageSize, ImageVariants } from '../server/files/image-variants.ts';
import type { FinishedPicture } from '../server/files/incoming-file.ts';

/** What a finished picture is called, without its ending: `uttarayan-480x280`. */
export function finishedName(fileName: string, { width, height }: ImageSize): string {
  return `${parse(fileName).name}-${width}x${height}`;
}

const JPEG = /^(.+-(\d+)x(\d+))\.jpg$/;

/**
 * The files that `npm run demo-pictures` has made of a demo picture; encoding them all would take most of a first start. What
 * has none in the wanted size is encoded as every picture is.
 */
export function finishedPicture(projectRoot: string, fileName: string): FinishedPicture {
  const folder = join(projectRoot, 'demo/pictures/finished');
  return async (size) => {
    const names = await readdir(folder).catch((): string[] => []);
    const sizes = names.map((file) => {
      const [, name = '', width, height] = JPEG.exec(file) ?? [];
      return { name, width: Number(width), height: Number(height) };
    });
    const found = sizes.find(({ name, ...own }) => name === finishedName(fileName, size ?? own));
    return found && readFinished(folder, found, names);
  };
}

async function readFinished(
  folder: string,
  { name, width, height }: ImageSize & { name: string },
  names: readonly string[],
): Promise<ImageVariants> {
  const read = (suffix: string) => readFile(join(folder, name + suffix));
  const avif = async (suffix: string, wide: number) =>
    names.includes(name + suffix)
      ? [{ suffix, format: 'avif' as const, width: wide, data: await read(suffix) }]
      : [];
  const variants = [...(await avif('.avif', width)), ...(await avif('@2x.avif', width * 2))];
  return { width, height, jpeg: await read('.jpg'), variants };
}
