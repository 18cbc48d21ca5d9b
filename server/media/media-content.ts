import { type ImageSize, makeImageVariants } from './image-variants.ts';
import type { MediaFile } from './media-file.entity.ts';
import { type MediaFolder, type MediaKind, randomName, variantName } from './media-names.ts';
import type { ReceivedUpload } from './received-upload.ts';

export interface MediaSpec {
  folder: MediaFolder;
  /** As `checkUploadKind` found it. */
  kind: MediaKind;
  /** A picture's exact size; without it the picture keeps its own shape. */
  size?: ImageSize;
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

/** @throws AppError BAD_USER_INPUT when a picture cannot be used, see `makeImageVariants` */
export async function makeMediaContent(received: ReceivedUpload, spec: MediaSpec): Promise<MediaContent> {
  if (spec.kind === 'IMAGE') return imageContent(received, spec);
  const extension = spec.kind === 'VIDEO' ? '.mp4' : '.pdf';
  const fileName = randomName() + extension;
  const fields: MediaFields = {
    folder: spec.folder,
    fileName,
    kind: spec.kind,
    contentType: spec.kind === 'VIDEO' ? 'video/mp4' : 'application/pdf',
    byteSize: received.byteSize,
    width: null,
    height: null,
    variants: [],
  };
  return { fields, parts: [{ name: fileName, source: received.path }] };
}

async function imageContent(received: ReceivedUpload, spec: MediaSpec): Promise<MediaContent> {
  const { jpeg, variants, width, height } = await makeImageVariants(received.path, spec.size);
  const fileName = `${randomName()}.jpg`;
  const fields: MediaFields = {
    folder: spec.folder,
    fileName,
    kind: 'IMAGE',
    contentType: 'image/jpeg',
    byteSize: jpeg.length,
    width,
    height,
    variants: variants.map(({ data: _data, ...variant }) => variant),
  };
  const parts = variants.map(({ suffix, data }) => ({ name: variantName(fileName, suffix), source: data }));
  return { fields, parts: [{ name: fileName, source: jpeg }, ...parts] };
}
