import { Field, Int, ObjectType } from 'type-graphql';
import { variantName } from '../../media/media-names.ts';
import type { ShownFile } from './content-rows.ts';

@ObjectType({ description: 'One more encoding of a picture' })
export class MediaSource {
  @Field(() => String, { description: 'MIME type' })
  type: string;

  @Field(() => String, { description: 'As in <source srcset>, with widths' })
  srcset: string;
}

@ObjectType({ description: 'The picture of a film before it plays' })
export class Poster {
  @Field(() => String)
  url: string;

  @Field(() => Int, { description: 'Pixels' })
  width: number;

  @Field(() => Int, { description: 'Pixels' })
  height: number;

  @Field(() => [MediaSource], { description: 'Best first' })
  sources: MediaSource[];
}

/** A stored file as the public may see it: no state, no numbers of our own. */
@ObjectType('MediaFile')
export class MediaFileType {
  @Field(() => String)
  fileName: string;

  @Field(() => String)
  url: string;

  @Field(() => String)
  contentType: string;

  @Field(() => Int, { nullable: true, description: 'Pixels; null for videos and documents' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels; null for videos and documents' })
  height: number | null;

  @Field(() => [MediaSource], { description: 'Best first; the file itself is the last resort' })
  sources: MediaSource[];

  @Field(() => Poster, { nullable: true, description: 'Of a film that has one' })
  poster: Poster | null;
}

const FORMATS_BEST_FIRST = ['avif', 'webp'] as const;

function presentSources({ folder, fileName, variants }: ShownFile): MediaSource[] {
  return FORMATS_BEST_FIRST.map((format) => ({
    type: `image/${format}`,
    srcset: variants
      .filter((variant) => variant.format === format)
      .map((variant) => `/${folder}/${variantName(fileName, variant.suffix)} ${variant.width}w`)
      .join(', '),
  })).filter(({ srcset }) => srcset !== '');
}

function presentPoster({
  folder,
  fileName,
  variants,
  width,
  height,
}: ShownFile): Omit<Poster, 'sources'> | null {
  const jpeg = variants.find(({ format }) => format === 'jpeg');
  if (!jpeg || width === null || height === null) return null;
  return { url: `/${folder}/${variantName(fileName, jpeg.suffix)}`, width, height };
}

export function presentMediaFile(file: ShownFile): MediaFileType {
  const { folder, fileName, contentType, kind, width, height } = file;
  const described = { fileName, url: `/${folder}/${fileName}`, contentType };
  const sources = presentSources(file);
  if (kind === 'IMAGE') return { ...described, width, height, sources, poster: null };
  const poster = presentPoster(file);
  return { ...described, width: null, height: null, sources: [], poster: poster && { ...poster, sources } };
}
