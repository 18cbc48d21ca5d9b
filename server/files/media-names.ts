import { randomBytes } from 'node:crypto';

/**
 * A folder that legacy clients know, also the first part of a file's key in the store: the `folder` of a
 * kind of content, which is public, or ProfileImages.
 */
export type MediaFolder = string;

export type MediaKind = 'IMAGE' | 'VIDEO' | 'PDF';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const STORED_NAME = /^[a-z2-7]{26}(?:\.(?:jpg|mp4|pdf)|(?:@2x|@small)?\.(?:webp|avif))$/;
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
};

/** 26 lower-case letters and digits: 130 random bits, safe on case-insensitive file systems. */
export function randomName(): string {
  return Array.from(randomBytes(26), (byte) => BASE32[byte % BASE32.length]).join('');
}

/** The content type of a generated name; undefined for any other name. */
export function contentTypeOfName(name: string): string | undefined {
  return STORED_NAME.test(name) ? CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1)] : undefined;
}

/** The name of a picture's variant: `abc.jpg` and `@2x.webp` give `abc@2x.webp`. */
export function variantName(fileName: string, suffix: string): string {
  return fileName.slice(0, fileName.lastIndexOf('.')) + suffix;
}

/** The names that a file may have, one of whose variants has this name. */
export function possibleNames(storedName: string): string[] {
  const [base = ''] = storedName.split(/[@.]/, 1);
  return ['jpg', 'mp4', 'pdf'].map((extension) => `${base}.${extension}`);
}

export interface NamedFile {
  folder: MediaFolder;
  fileName: string;
  variants: readonly { suffix: string }[];
}

/** The store's keys of a file and its variants. */
export function storedKeys(file: NamedFile): string[] {
  const names = [file.fileName, ...file.variants.map(({ suffix }) => variantName(file.fileName, suffix))];
  return names.map((name) => `${file.folder}/${name}`);
}
