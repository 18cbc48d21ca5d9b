import { Field, Int, ObjectType } from 'type-graphql';
import type { MediaFile } from '../../files/media-file.entity.ts';
import { variantName } from '../../files/media-names.ts';

@ObjectType({ description: 'One more encoding of a picture' })
export class MediaSource {
  @Field(() => String, { description: 'MIME type' })
  type: string;

  @Field(() => String, { description: 'For <source srcset>, with widths' })
  srcset: string;
}

@ObjectType({ description: 'Picture shown before the video plays' })
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

/** The public data of a stored file, without state, internal ids and moments: a photo of a marriage profile is one too. */
@ObjectType('MediaFile')
export class MediaFileType {
  @Field(() => String)
  fileName: string;

  @Field(() => String)
  url: string;

  @Field(() => String)
  contentType: string;

  @Field(() => Int, { description: 'Bytes of the file at that address' })
  byteSize: number;

  @Field(() => Int, { nullable: true, description: 'Pixels; null for videos and documents' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels; null for videos and documents' })
  height: number | null;

  @Field(() => [MediaSource], { description: 'Best first; the file itself is the last resort' })
  sources: MediaSource[];

  @Field(() => Poster, { nullable: true, description: 'For a video that has one' })
  poster: Poster | null;
}

/** What is shown of a file, and the moment of its upload, which only some kinds of content show. */
export const SHOWN_FILE_COLUMNS = [
  'folder',
  'fileName',
  'kind',
  'contentType',
  'byteSize',
  'width',
  'height',
  'variants',
  'createdAt',
] as const;

export type ShownFile = Pick<MediaFile, (typeof SHOWN_FILE_COLUMNS)[number]>;

const FORMATS_BEST_FIRST = ['avif', 'webp'] as const;

/** Plain loops for speed: answers have many pictures, and this takes a noticeable part of their time. */
function presentSources({ folder, fileName, variants }: ShownFile): MediaSource[] {
  const sources: MediaSource[] = [];
  const name = `/${folder}/${variantName(fileName, '')}`;
  for (const format of FORMATS_BEST_FIRST) {
    let srcset = '';
    for (const variant of variants) {
      if (variant.format !== format) continue;
      srcset += `${srcset && ', '}${name}${variant.suffix} ${variant.width}w`;
    }
    if (srcset) sources.push({ type: `image/${format}`, srcset });
  }
  return sources;
}

function presentPoster(file: ShownFile): Poster | null {
  const { folder, fileName, variants, width, height } = file;
  const jpeg = variants.find(({ format }) => format === 'jpeg');
  if (!jpeg || width === null || height === null) return null;
  const url = `/${folder}/${variantName(fileName, jpeg.suffix)}`;
  return { url, width, height, sources: presentSources(file) };
}

export function presentMediaFile(file: ShownFile): MediaFileType {
  const { folder, fileName, contentType, byteSize, width, height } = file;
  const isPicture = file.kind === 'IMAGE';
  return {
    fileName,
    url: `/${folder}/${fileName}`,
    contentType,
    byteSize,
    width: isPicture ? width : null,
    height: isPicture ? height : null,
    sources: isPicture ? presentSources(file) : [],
    poster: isPicture ? null : presentPoster(file),
  };
}
