import { Field, Int, ObjectType } from 'type-graphql';
import type { MediaFile } from '../../media/media-file.entity.ts';
import { variantName } from '../../media/media-names.ts';

@ObjectType({ description: 'One more encoding of a picture', simpleResolvers: true })
export class MediaSource {
  @Field(() => String, { description: 'MIME type' })
  type: string;

  @Field(() => String, { description: 'As in <source srcset>, with widths' })
  srcset: string;
}

/** A stored file as the public may see it: no state, no numbers of our own. */
@ObjectType('MediaFile', { simpleResolvers: true })
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
}

const FORMATS_BEST_FIRST = ['avif', 'webp'] as const;

export function presentMediaFile({
  folder,
  fileName,
  contentType,
  width,
  height,
  variants,
}: MediaFile): MediaFileType {
  const sources = FORMATS_BEST_FIRST.map((format) => ({
    type: `image/${format}`,
    srcset: variants
      .filter((variant) => variant.format === format)
      .map((variant) => `/${folder}/${variantName(fileName, variant.suffix)} ${variant.width}w`)
      .join(', '),
  })).filter(({ srcset }) => srcset !== '');
  return { fileName, url: `/${folder}/${fileName}`, contentType, width, height, sources };
}
