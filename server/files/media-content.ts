import type { ImageSize, ImageVariants } from './image-variants.ts';
import type { MediaFile, MediaVariant } from './media-file.entity.ts';
import { type MediaFolder, type MediaKind, randomName, variantName } from './media-names.ts';
import type { ReceivedUpload } from './received-upload.ts';

export interface MediaSpec {
  folder: MediaFolder;
  /** As `checkUploadKind` found it. */
  kind: MediaKind;
  /** A picture's exact size; without it the picture keeps its own shape. */
  size?: ImageSize;
  /** The picture a film shows before it plays; kept in its own shape. */
  poster?: ReceivedUpload;
}

type MediaFields = Omit<MediaFile, 'id' | 'state' | 'createdAt'>;

interface MediaPart {
  name: string;
  /** The content, or the path of a file that holds it. */
  source: Buffer | string;
}

/** What is to be stored of an upload: the record's fields, and its files under their new names. */
export interface MediaContent {
  fields: MediaFields;
  parts: MediaPart[];
}

/** @throws AppError BAD_USER_INPUT when a picture cannot be used or its sender has gone, see `makeImageVariants` */
export async function makeMediaContent(received: ReceivedUpload, spec: MediaSpec): Promise<MediaContent> {
  if (spec.kind === 'IMAGE') return imageContent(received, spec);
  const poster = spec.poster && (await drawImage(spec.poster));
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

/** A server that starts does not wait for the library, which is large. */
async function drawImage({ path, senderGone }: ReceivedUpload, size?: ImageSize): Promise<ImageVariants> {
  const { makeImageVariants } = await import('./image-variants.ts');
  return makeImageVariants(path, size, senderGone);
}

type DrawnVariant = ImageVariants['variants'][number];

/** A poster has no file of its own: its JPEG is one of the film's variants. */
function posterVariants({ jpeg, width, variants }: ImageVariants): DrawnVariant[] {
  return [{ suffix: '.jpg', format: 'jpeg', width, data: jpeg }, ...variants];
}

function withoutData({ data: _data, ...variant }: DrawnVariant): MediaVariant {
  return variant;
}

function variantParts(fileName: string, variants: readonly DrawnVariant[]): MediaPart[] {
  return variants.map(({ suffix, data }) => ({ name: variantName(fileName, suffix), source: data }));
}

async function imageContent(received: ReceivedUpload, spec: MediaSpec): Promise<MediaContent> {
  const { jpeg, variants, width, height } = await drawImage(received, spec.size);
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
