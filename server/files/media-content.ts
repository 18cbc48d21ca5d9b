import type { ImageSize, ImageVariants } from './image-variants.ts';
import type { MediaFile, MediaVariant } from './media-file.entity.ts';
import { type MediaFolder, type MediaKind, randomName, variantName } from './media-names.ts';
import type { ReceivedUpload } from './received-upload.ts';

export interface MediaSpec {
  folder: MediaFolder;
  /** As detected by `checkUploadKind`. */
  kind: MediaKind;
  /** A picture's exact size; without it the picture keeps its aspect ratio. */
  size?: ImageSize;
  /** A further, smaller size of a picture that has one, for where several stand side by side; of the same shape. */
  small?: ImageSize;
  /** The picture a video shows before it plays; keeps its aspect ratio. */
  poster?: ReceivedUpload;
}

type MediaFields = Omit<MediaFile, 'id' | 'state' | 'createdAt'>;

interface MediaPart {
  name: string;
  /** The content, or the path of a file that holds it. */
  source: Buffer | string;
}

/** What to store for an upload: the row's fields, and the files under their generated names. */
export interface MediaContent {
  fields: MediaFields;
  parts: MediaPart[];
}

/** @throws AppError BAD_USER_INPUT, see `makeImageVariants` */
export async function makeMediaContent(received: ReceivedUpload, spec: MediaSpec): Promise<MediaContent> {
  if (spec.kind === 'IMAGE') return imageContent(received, spec);
  const poster = spec.poster && (await makeImage(spec.poster));
  const extension = spec.kind === 'VIDEO' ? '.mp4' : '.pdf';
  const fileName = randomName() + extension;
  const variants = poster ? posterVariants(poster) : [];
  const fields: MediaFields = {
    folder: spec.folder,
    fileName,
    kind: spec.kind,
    contentType: spec.kind === 'VIDEO' ? 'video/mp4' : 'application/pdf',
    byteSize: received.byteSize,
    width: poster?.width ?? null,
    height: poster?.height ?? null,
    variants: variants.map(withoutData),
  };
  return { fields, parts: [{ name: fileName, source: received.path }, ...variantParts(fileName, variants)] };
}

/** Imported on first use: sharp is large and would delay the start. */
async function makeImage(
  { path, disconnected, finished }: ReceivedUpload,
  { size, small }: Pick<MediaSpec, 'size' | 'small'> = {},
): Promise<ImageVariants> {
  const taken = await finished?.(size);
  if (taken) return taken;
  const { makeImageVariants } = await import('./image-variants.ts');
  return makeImageVariants(path, size, { small, disconnected });
}

type EncodedVariant = ImageVariants['variants'][number];

/** A poster has no row of its own: its JPEG is one of the video's variants. */
function posterVariants({ jpeg, width, variants }: ImageVariants): EncodedVariant[] {
  return [{ suffix: '.jpg', format: 'jpeg', width, data: jpeg }, ...variants];
}

function withoutData({ data: _data, ...variant }: EncodedVariant): MediaVariant {
  return variant;
}

function variantParts(fileName: string, variants: readonly EncodedVariant[]): MediaPart[] {
  return variants.map(({ suffix, data }) => ({ name: variantName(fileName, suffix), source: data }));
}

async function imageContent(received: ReceivedUpload, spec: MediaSpec): Promise<MediaContent> {
  const { jpeg, variants, width, height } = await makeImage(received, spec);
  const fileName = `${randomName()}.jpg`;
  const fields: MediaFields = {
    folder: spec.folder,
    fileName,
    kind: 'IMAGE',
    contentType: 'image/jpeg',
    byteSize: jpeg.length,
    width,
    height,
    variants: variants.map(withoutData),
  };
  return { fields, parts: [{ name: fileName, source: jpeg }, ...variantParts(fileName, variants)] };
}
